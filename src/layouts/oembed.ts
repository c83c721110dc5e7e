/** A diagram, as far as programs of other sites want to know it. */
export interface Diagram {
  readonly title: string;
  /** The address of the page that holds it alone. */
  readonly src: string;
  /** About how many characters its longest caption has. */
  readonly longest: number;
  readonly provider: { readonly name: string; readonly url: string };
}

/** An answer of the kind `rich` (oembed.com, 1.0). */
export interface Oembed {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  readonly html: string;
  /** In CSS pixels, of the frame. */
  readonly width: number;
  readonly height: number;
}

/** As wide as the styles let a board become (styles/embed.css), with room for a scroll bar. */
const WIDTH = 600;
/** At that width: title, board, controls, state and edges, in CSS pixels. */
const FRAME = 660;
/** Of captions at that width, of their type (diagram/frame.css): the fewest characters in a line, and its height. */
const CHARACTERS = 64;
const LINE = 24;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The answer for a diagram. A page that does not listen to the frame gets a height in which every frame has room. */
export function oembed({ title, src, longest, provider }: Diagram): Oembed {
  const height = FRAME + LINE * Math.ceil(longest / CHARACTERS);
  const size = `width="${String(WIDTH)}" height="${String(height)}"`;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: provider.name,
    provider_url: provider.url,
    html: `<iframe src="${escaped(src)}" title="${escaped(title)}" ${size} loading="lazy" style="border:0;max-width:100%"></iframe>`,
    width: WIDTH,
    height,
  };
}
