export type Key = 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End' | 'Tab';

/** What the checks ask of a browser, whatever drives it. One page is open at a time. */
export interface Browser {
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page; it sees only its arguments. */
  readonly ask: <Arguments extends readonly (string | number)[], Answer>(
    question: (...given: Arguments) => Answer,
    ...given: Arguments
  ) => Promise<Answer>;
  /** Presses what the selector finds first, as a reader would. */
  readonly click: (selector: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser the machine may have. */
export interface Maker {
  readonly name: 'Firefox' | 'WebKit';
  /** What of it this machine lacks, in words; undefined where all is there. */
  readonly lacks: () => string | undefined;
  readonly launch: () => Promise<Browser>;
}
