/**
 * The boards in Firefox and in WebKit, against the built site. A browser that the machine has not got is named and its
 * part reported as skipped; one that is there and does not start is a failure.
 */
import { after, before, describe, test } from 'node:test';
import { serve, SITE_DIR, type Served } from '../serve.ts';
import type { Browser } from './browser.ts';
import { CHECKS } from './checks.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

const PAGES = ['/bg/plakoto/', '/de/plakoto/'];

for (const { name, lacks, launch } of [firefox, webkit]) {
  const missing = lacks();
  if (missing !== undefined) console.warn(`${name} is missing (${missing}); its checks are skipped.`);

  const skip = missing === undefined ? false : `${name} is missing: ${missing}`;

  void describe(name, () => {
    const closing: (() => unknown)[] = [];
    let browser: Browser;
    let site: Served;
    let withoutScripts: Served;
    before(async () => {
      if (missing !== undefined) return;
      site = await serve({ '/': SITE_DIR });
      closing.push(site.close);
      withoutScripts = await serve({ '/': SITE_DIR }, { 'content-security-policy': 'sandbox allow-same-origin' });
      closing.push(withoutScripts.close);
      browser = await launch();
      closing.push(browser.close);
    });
    after(async () => {
      for (const close of closing) await close();
    });

    for (const path of PAGES) {
      for (const { name: rule, scripts, hash = '', holds } of CHECKS) {
        void test(`${name}, ${path}: ${rule}`, { skip }, async () => {
          await browser.open((scripts ? site : withoutScripts).origin + path + hash);
          await holds(browser);
        });
      }
    }
  });
}
