import type { APIRoute } from 'astro';
import { readPromises } from '../authoring/promises.ts';
import { linksJson } from '../build/links-json.ts';
import { allPages } from '../layouts/catalogue.ts';
import { SITE_URL } from '../site.ts';
import project from '../../package.json' with { type: 'json' };

export const GET: APIRoute = async () => {
  const pages = (await allPages()).map(({ locale, name, entry }) => ({ locale, name, title: entry.data.title }));
  return Response.json(linksJson({ site: SITE_URL, engine: project.version, pages, ...readPromises() }));
};
