/** For `tsc` alone; `astro check` reads the components themselves. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}

/** What wakes the boards (build/lean.ts). */
declare module 'virtual:island-loaders';

/** What this build can make (build/print.ts). */
declare module 'virtual:chromium' {
  /** Whether it has a Chromium to make pictures and printed cards with; only then are they linked. */
  export const HAS_CHROMIUM: boolean;
}

declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2' | 'woff' | 'truetype';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  /** The font cut down to the glyphs that `text` needs. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}

declare namespace App {
  interface Locals {
    /** The ids of the frames that stand on the page already. */
    frames?: Set<string>;
    /** What its boards are made of stands on the page already. */
    hasBoards?: true;
  }
}
