/** What the worker uses of its global scope. TypeScript has it in a library that contradicts the one for pages. */

export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** An open page. */
export interface Page {
  readonly id: string;
  readonly url: string;
}

export interface MessageFromPage extends LastingEvent {
  readonly source: Page;
}

export interface WorkerScope {
  readonly location: { readonly href: string; readonly origin: string };
  readonly registration: { readonly scope: string; readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: true; type: 'window' }): Promise<readonly Page[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
}
