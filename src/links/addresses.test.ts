import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, parsePlay, parsePosition, RULE_SETS, startPosition } from '../engine/index.ts';
import {
  boardUrl,
  CLAUSES,
  clausePage,
  embedUrl,
  EXAMPLES,
  exampleUrl,
  faultClause,
  LOCALES,
  oembedUrl,
  PAGES,
  pageUrl,
  parseBoardAddress,
  refusalUrl,
  ruleUrl,
  sectionUrl,
  SITE,
} from './index.ts';

const HERE = 'http://localhost:4321/';

test('everything that can be linked has the address that the documents promise', () => {
  assert.equal(pageUrl('bg', 'index'), `${SITE}/bg/`);
  assert.equal(pageUrl('de', 'tapa'), `${SITE}/de/tapa/`);
  assert.equal(sectionUrl('ro', 'plakoto', 'faq-mother'), `${SITE}/ro/plakoto/#faq-mother`);
  assert.equal(ruleUrl('ru', 'closed'), `${SITE}/ru/plakoto/#closed`);
  assert.equal(ruleUrl('en', 'match'), `${SITE}/en/tavli/#match`);
  assert.equal(exampleUrl('bg', 'pinning/five-pins', 'not-1'), `${SITE}/bg/plakoto/#pinning-five-pins:not-1`);
  assert.equal(exampleUrl('bg', 'pinning/five-pins'), `${SITE}/bg/plakoto/#pinning-five-pins:start`);
  assert.equal(embedUrl('bg', 'pinning/five-pins'), `${SITE}/embed/bg/pinning/five-pins/`);
  assert.equal(oembedUrl('bg', 'pinning/five-pins'), `${SITE}/oembed/bg/pinning/five-pins.json`);
  const board = { rules: 'tapa', position: startPosition('white') } as const;
  assert.equal(boardUrl('en', board), `${SITE}/en/board/#rules=tapa&at=w_24:w15_1:b15`);
});

test('a copy of the site elsewhere is linked by naming its address, with or without a slash at its end', () => {
  for (const site of [HERE, HERE.slice(0, -1)]) {
    assert.equal(ruleUrl('ru', 'closed', site), 'http://localhost:4321/ru/plakoto/#closed');
    assert.equal(embedUrl('ru', 'setup/start', site), 'http://localhost:4321/embed/ru/setup/start/');
  }
  assert.equal(ruleUrl('ru', 'closed'), `${SITE}/ru/plakoto/#closed`);
});

test('a refused turn opens the board with the position, the roll and the turn as it was written', () => {
  const position = parsePosition('w 24:w15 18:b2 1:b13');
  assert.ok(position.ok);
  const play = '24/18(2) 24/19*';
  const written = parsePlay(play, 'white');
  assert.ok(written.ok);
  const verdict = judge(RULE_SETS.plakoto, position.value, [6, 6], written.value);
  assert.ok(!verdict.legal);
  for (const locale of LOCALES) {
    const url: URL = new URL(refusalUrl(locale, verdict.faults[0].code, position.value, [6, 6], play, 'plakoto', HERE));
    assert.equal(url.pathname, `/${locale}/board/`);
    assert.deepEqual(parseBoardAddress(url.hash), {
      ok: true,
      value: { rules: 'plakoto', position: position.value, roll: [6, 6], play },
      texts: { rules: 'plakoto', at: 'w 24:w15 18:b2 1:b13', roll: '66', play },
    });
  }
});

test('a refused turn is linked however far apart its moves were written', () => {
  const play = `24/18${' '.repeat(700)}24/19`;
  const url = refusalUrl('en', 'point-closed', startPosition('white'), [6, 5], play, 'plakoto', HERE);
  const read = parseBoardAddress(new URL(url).hash);
  assert.ok(read.ok);
  assert.equal(read.value.play, '24/18 24/19');
});

test('rules may be given as data; a house rule, which no board can judge by, leads to the clause that was broken', () => {
  const start = startPosition('white');
  const url = (rules: Parameters<typeof refusalUrl>[5]): string =>
    refusalUrl('bg', 'higher-checker', start, [6, 5], '6/off', rules, HERE);
  assert.equal(url({ ...RULE_SETS.mahbusa }), url('mahbusa'));
  assert.match(url('mahbusa'), /#rules=mahbusa&/);
  assert.equal(url({ ...RULE_SETS.mahbusa, mother: false }), ruleUrl('bg', 'bear-off-higher', HERE));
});

test('the pages that clauses and examples are said to stand on have them', () => {
  for (const clause of CLAUSES) {
    const sections: readonly string[] = PAGES[clausePage(clause)];
    assert.ok(sections.includes(clause), clause);
  }
  for (const [id, { page, frames }] of Object.entries(EXAMPLES)) {
    assert.ok(Object.hasOwn(PAGES, page), id);
    assert.equal(frames[0], 'start', id);
  }
  for (const clause of Object.values(faultClause)) assert.ok(CLAUSES.includes(clause));
});
