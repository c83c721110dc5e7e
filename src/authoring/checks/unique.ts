import type { Content } from '../content.ts';
import type { Diagnostic } from '../diagnostic.ts';

const FIELDS = ['title', 'description'];

/** No two pages of a language have one title or one description: in a list of results they could not be told apart. */
export function checkUnique(content: Content): readonly Diagnostic[] {
  const first = new Map<string, string>();
  return content.pages.flatMap(({ locale, source, frontmatter }) =>
    frontmatter.fields.flatMap(({ name, value, at, length }): readonly Diagnostic[] => {
      if (!FIELDS.includes(name) || value === '') return [];
      const key = `${locale} ${name} ${value.trim().toLocaleLowerCase(locale)}`;
      const other = first.get(key) ?? source.file;
      first.set(key, other);
      if (other === source.file) return [];
      const message = `The ${name} is that of ${other} too.`;
      return [{ ...source.place(at, length), code: 'bad-frontmatter', message: [message] }];
    }),
  );
}
