/*
 * `npm run publish:ids`: puts the ids that the content has now on the list of what is published (content/published.json),
 * and into the module by which programs know them (src/links/site-map.ts). It never takes one off the list.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readContent } from '../authoring/content.ts';
import { printDiagnostic } from '../authoring/diagnostic.ts';
import { CONTENT } from '../authoring/examples.ts';
import { readLists } from '../authoring/published-files.ts';
import { eachId, idsOf, PUBLISHED, withNew } from '../authoring/published.ts';
import { SITE_MAP, siteMapText } from '../authoring/site-map.ts';

const content = readContent(CONTENT);
const lists = readLists(content);
if (lists.ok) {
  const now = idsOf(content, true);
  const before = eachId(lists.value.promised).map(({ key }) => key);
  const list = withNew(lists.value.promised, now);
  writeFileSync(join(CONTENT, PUBLISHED), `${JSON.stringify(list, null, 2)}\n`);
  writeFileSync(SITE_MAP, await siteMapText(now));
  const fresh = eachId(list).filter(({ key }) => !before.includes(key));
  for (const { kind, key } of fresh) console.log(`${kind}  ${key}`);
  console.log(fresh.length === 1 ? '1 new id' : `${String(fresh.length)} new ids`);
} else {
  console.error(lists.faults.map((fault) => printDiagnostic(fault)).join('\n\n'));
  process.exitCode = 1;
}
