/**
 * `npm run bench:site`: the whole site beside a Starlight site of the same text, built and opened in the same run, then
 * built with ten times the languages, and what Lighthouse says of it. The first run installs Starlight and Lighthouse
 * under `.cache`. Each figure stands with what it may be at most; one that is over makes the run fail. The parts can be run
 * alone, by their names (`builds` first: it makes the other site).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { pathsIn } from '../../src/build/budgets.ts';
import { findChromium } from '../../src/build/chromium.ts';
import { CHROMIUM } from '../chromium.ts';
import { headersFor } from '../host-headers.ts';
import { serve } from '../serve.ts';
import { makeMany } from './many.ts';
import { paint } from './paint.ts';
import { build, run } from './run.ts';
import { makeStarlight } from './starlight.ts';
import { missed, tell } from './tell.ts';

const STARLIGHT = '.cache/starlight';
const MANY = '.cache/many';
const PAGES = ['/bg/plakoto/', '/de/plakoto/'] as const;
const BUILDS = 3;
const LOADS = 9;
const TIMES = 10;

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number }>>;
}

/** The quickest of several builds: whatever else the machine does can only make one longer. */
async function quickest(folder: string): Promise<number> {
  const times: number[] = [];
  while (times.length < BUILDS) times.push((await build(folder)).seconds);
  return Math.min(...times);
}

/** What pictures, cards and fonts take is not measured: they are kept from one build to the next. */
async function again(folder: string): ReturnType<typeof build> {
  await build(folder);
  return build(folder);
}

async function benchBuilds(): Promise<void> {
  const own = await quickest('.');
  const paths = await pathsIn('dist');
  await makeStarlight('dist', paths, STARLIGHT);
  const theirs = await quickest(STARLIGHT);
  tell(`Build of ${String(paths.length)} pages, Starlight ${theirs.toFixed(1)} s`, own, 's', theirs);
}

async function benchMany(): Promise<void> {
  await makeMany(MANY, TIMES);
  const [once, many] = [await again('.'), await again(MANY)];
  const more = (await pathsIn(join(MANY, 'dist'))).length - (await pathsIn('dist')).length;
  tell(`Each of ${String(more)} pages more`, ((many.seconds - once.seconds) * 1000) / more, 'ms', 20);
  tell('Memory for all of them', many.megabytes, 'MB', 1200);
}

async function benchPaint(): Promise<void> {
  const browser = await chromium.launch(CHROMIUM);
  // As a host serves it that reads `_headers`; Starlight makes no such file.
  const own = await serve({ '/': 'dist' }, headersFor(PAGES[0]), true);
  const theirs = await serve({ '/': join(STARLIGHT, 'dist') }, {}, true);
  for (const path of PAGES) {
    const [ours, starlight] = await paint(browser, [own.origin + path, theirs.origin + path], LOADS);
    if (!ours || !starlight) continue;
    console.log(`${path} paints in ${ours.largest.toFixed(0)} ms, Starlight in ${starlight.largest.toFixed(0)} ms`);
    tell(`${path} largest paint, of Starlight's`, ours.largest / starlight.largest, '', 0.8);
    tell(`${path} layout shift`, ours.shift, '', 0);
    tell(`${path} blocked by tasks`, ours.blocked, 'ms', 0);
  }
  await browser.close();
  theirs.close();
  own.close();
}

async function benchLighthouse(): Promise<void> {
  const own = await serve({ '/': 'dist' }, headersFor(PAGES[0]), true);
  for (const path of PAGES) {
    const report = join(STARLIGHT, 'report.json');
    await run(
      process.execPath,
      [
        join(STARLIGHT, 'node_modules/lighthouse/cli/index.js'),
        own.origin + path,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      '.',
      { CHROME_PATH: findChromium() },
    );
    const { categories } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    for (const { title, score } of Object.values(categories)) {
      tell(`${path} Lighthouse, ${title}: short of 100`, 100 - score * 100, '', 0);
    }
  }
  own.close();
}

if (!existsSync('package.json')) throw new Error('Run this in the folder of the project.');
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  builds: benchBuilds,
  many: benchMany,
  paint: benchPaint,
  lighthouse: benchLighthouse,
};
const asked = process.argv.slice(2);
for (const part of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const bench = PARTS[part];
  if (!bench) throw new Error(`There is no part ‘${part}’; there are ${Object.keys(PARTS).join(', ')}.`);
  await bench();
}
process.exitCode = missed.length > 0 ? 1 : 0;
