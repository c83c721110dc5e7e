import type { APIRoute } from 'astro';
import { linksSchema } from '../build/links-schema.ts';
import { SITE_URL } from '../site.ts';

export const GET: APIRoute = () => Response.json(linksSchema(SITE_URL));
