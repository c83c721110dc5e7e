/** What a search engine reads of a page as it was built. */
export interface BuiltPage {
  /** Inside the site, such as `/bg/tapa/`. */
  readonly path: string;
  readonly lang: string | undefined;
  readonly isHidden: boolean;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonical: readonly string[];
  /** By hreflang, in the order of the page. */
  readonly alternates: readonly (readonly [hreflang: string, address: string])[];
  /** `og:` and `twitter:` by name; of several with one name, all. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
  /** The texts of its JSON-LD elements. */
  readonly data: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#34': '"' };

function plain(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** The attributes of a tag as it is written, by name. */
function attributes(tag: string): ReadonlyMap<string, string> {
  const found = tag.matchAll(/\s([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g);
  return new Map([...found].map(([, name = '', a, b, c]) => [name, plain(a ?? b ?? c ?? '')]));
}

function tags(html: string, name: string): readonly ReadonlyMap<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributes(tag));
}

function grouped(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [name, value] of pairs) found.set(name, [...(found.get(name) ?? []), value]);
  return found;
}

/** `/bg/tapa/index.html` -> `/bg/tapa/`; other files keep their names. */
export function addressOf(file: string): string {
  return `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/');
}

/** Reads a page; `file` is its path inside the built site. */
export function readBuiltPage(file: string, html: string): BuiltPage {
  const head = html.slice(0, html.search(/<\/head>|<body/));
  const metas = tags(head, 'meta');
  const links = tags(head, 'link');
  const meta = (name: string): string | undefined => metas.find((each) => each.get('name') === name)?.get('content');
  const properties = metas.flatMap((each) => {
    const name = each.get('property') ?? each.get('name') ?? '';
    return /^(og|twitter):/.test(name) ? [[name, each.get('content') ?? ''] as const] : [];
  });
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  return {
    path: addressOf(file),
    lang: tags(html, 'html')[0]?.get('lang'),
    isHidden: (meta('robots') ?? '').includes('noindex'),
    title: title === undefined ? undefined : plain(title),
    description: meta('description'),
    canonical: links.filter((link) => link.get('rel') === 'canonical').map((link) => link.get('href') ?? ''),
    alternates: links
      .filter((link) => link.get('rel') === 'alternate' && link.has('hreflang'))
      .map((link) => [link.get('hreflang') ?? '', link.get('href') ?? ''] as const),
    properties: grouped(properties),
    data: [...head.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    ),
  };
}
