/** What the search says. Numbers come bare; a `query` is what the reader typed. */
export interface SearchMessages {
  /** The button, and the name of the window it opens. */
  readonly label: string;
  /** Names the field. */
  readonly field: string;
  /** Before anything is typed. */
  readonly hint: string;
  readonly keys: string;
  readonly close: string;
  readonly searching: string;
  readonly found: (count: number) => string;
  /** More was found than is shown. */
  readonly first: (shown: number, all: number) => string;
  readonly none: (query: string) => string;
  readonly offline: string;
  readonly failed: string;
}
