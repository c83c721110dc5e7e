import type { APIRoute } from 'astro';
import { CLAUSES, clausePage } from '../clauses.ts';
import { LOCALE_INFO, LOCALES, messages } from '../i18n/index.ts';
import { allPages, type Page } from '../layouts/catalogue.ts';
import { pagePath, SITE_URL } from '../site.ts';

function line({ locale, name, entry: { data } }: Page): string {
  return `- [${data.title}](${SITE_URL}${pagePath(locale, name)}): ${data.description}`;
}

/** What is where, for programs that read text (llmstxt.org). */
export const GET: APIRoute = async () => {
  const pages = await allPages();
  const languages = LOCALES.map((locale) => ({ locale, own: pages.filter((page) => page.locale === locale) })).filter(
    ({ own }) => own.length > 0,
  );
  const names = languages.map(({ locale }) => `${LOCALE_INFO[locale].name} (${locale})`).join(', ');
  const text = [
    '# Plakoto, Tapa, Mahbusa',
    '> The rules of the board game Plakoto (Tapa in Bulgaria, Mahbusa in the Levant), with example boards. Every ' +
      'position, move and pip count on these pages was checked by a rules engine when the site was built.',
    `Languages: ${names}. A page has the same address in each, \`/{language}/{page}/\`, and its sections have the same ` +
      'ids. Points of the board carry White’s numbers; written moves use the numbers of the side that moves.',
    ...languages.flatMap(({ locale, own }) => [
      `## ${LOCALE_INFO[locale].name}: ${messages(locale).site.name}`,
      own.map(line).join('\n'),
    ]),
    '## Clauses of the rules',
    CLAUSES.map((clause) => `- \`${clause}\`: \`/{language}/${clausePage(clause)}/#${clause}\``).join('\n'),
    '## Other files',
    `- [Sitemap](${SITE_URL}/sitemap.xml): every page with its languages and the day of its last change`,
  ];
  return new Response(`${text.join('\n\n')}\n`);
};
