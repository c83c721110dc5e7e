import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { LinksJson } from '../src/links/index.ts';

const links = JSON.parse(readFileSync('dist/links.json', 'utf8')) as LinksJson;
const schema = JSON.parse(readFileSync('dist/links.schema.json', 'utf8')) as object;

test('the links.json that is published is as the schema beside it says', () => {
  const validate = new Ajv2020({ strictRequired: false }).compile(schema);
  expect(validate(links), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...links, faults: { 'point-closed': 1 } })).toBe(false);
});

test('every page and clause that links.json names is there, with the title that it gives', async ({ request }) => {
  const bodies = new Map<string, string>();
  const bodyOf = async (url: string): Promise<string> => {
    const path = new URL(url).pathname;
    const known = bodies.get(path);
    if (known !== undefined) return known;
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const body = await response.text();
    bodies.set(path, body);
    return body;
  };
  for (const versions of Object.values(links.pages)) {
    for (const { title, url } of Object.values(versions)) expect(await bodyOf(url)).toContain(title);
  }
  for (const [id, { page, ...addresses }] of Object.entries(links.clauses)) {
    for (const url of Object.values(addresses)) {
      expect(url).toContain(`/${page}/#`);
      expect(await bodyOf(url)).toContain(`id="${id}"`);
    }
  }
  for (const [id, { page, frames, embed }] of Object.entries(links.examples)) {
    for (const locale of Object.keys(embed)) {
      const url = links.pages[page]?.[locale as keyof typeof embed]?.url ?? '';
      for (const key of frames) expect(await bodyOf(url)).toContain(`id="${id.replace('/', '-')}:${key}"`);
    }
  }
});
