import type { APIRoute } from 'astro';
import { sitemap } from '../build/sitemap.ts';
import { alternates } from '../layouts/alternates.ts';
import { allPages } from '../layouts/catalogue.ts';
import { pagePath, SITE_URL } from '../site.ts';

/** The chooser, then every page of text: what is here is what pages name as their alternates. */
export const GET: APIRoute = async () => {
  const pages = await allPages();
  const localesOf = (name: string) => pages.filter((page) => page.name === name).map((page) => page.locale);
  const listed = pages.map(({ locale, name, entry }) => ({
    path: pagePath(locale, name),
    updated: entry.data.updated,
    alternates: alternates(name, localesOf(name)),
  }));
  const days = pages.filter(({ name }) => name === 'index').map(({ entry }) => entry.data.updated);
  const chooser = {
    path: '/',
    updated: days.sort().at(-1) ?? '',
    alternates: alternates('index', localesOf('index')),
  };
  return new Response(sitemap(SITE_URL, [chooser, ...listed]));
};
