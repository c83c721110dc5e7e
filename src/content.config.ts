import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const day = z.union([
  z.string().regex(/^\d{4}-\d\d-\d\d$/),
  // YAML reads a bare day as a moment in UTC.
  z.date().transform((date) => date.toISOString().slice(0, 10)),
]);

/** content/<locale>/<page>.mdx; the id is `<locale>/<page>`. */
const pages = defineCollection({
  loader: glob({
    base: './content',
    pattern: '*/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(1).max(155),
    updated: day,
    change: z.string().min(1),
    /** Where facts come from that are not the rules'. */
    sources: z.array(z.string()).optional(),
  }),
});

export const collections = { pages };
