import type { APIRoute } from 'astro';
import { SITE_URL } from '../site.ts';

export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
