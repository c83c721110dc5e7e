import { RULE_SET_IDS, SIDES, isRuleSetId } from '../../engine/index.ts';
import { DISTANCES, DOORS } from '../../numbers/reach.ts';
import type { Content } from '../content.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { SAMPLES } from '../grammars.ts';
import type { Page } from '../page.ts';
import type { ComponentUse } from '../uses.ts';

/** What an attribute may be: one of a list, or a text that another check looks at. */
interface Attribute {
  readonly values?: readonly string[];
  /** Several of them, with spaces between. */
  readonly list?: true;
  readonly needed?: true;
}

const ANY: Attribute = {};
const FLAG: Attribute = { values: [''] };

/** The components that pages may use (src/components/prose.ts), with their attributes. */
export const COMPONENTS: Readonly<Record<string, Readonly<Record<string, Attribute>>>> = {
  Example: { id: ANY },
  Caption: { at: ANY },
  Explorer: {},
  BoardLink: { at: { needed: true }, roll: { needed: true }, play: { needed: true } },
  Roll: { at: ANY, die: ANY },
  Play: { at: { needed: true } },
  Pips: { at: { needed: true }, side: { values: SIDES } },
  Move: {},
  Position: {},
  NotOurs: {},
  RuleSets: { ids: { values: RULE_SET_IDS, list: true, needed: true }, all: FLAG },
  Reach: {},
  ReachCount: {
    distance: { values: DISTANCES.map(String), needed: true },
    doors: { values: DOORS.map(String) },
  },
  OpeningTurns: {},
  LeavingStart: {},
  LeavingMean: {},
  Entry: { id: { needed: true } },
  Term: { id: { needed: true } },
  Sample: { file: { values: Object.keys(SAMPLES), needed: true } },
};

/** Those that the page `board` alone is handed (src/components/board-prose.ts). */
const ON_BOARD = ['Explorer', 'BoardLink'];

function complaint({ name, attributes }: ComponentUse): readonly [message: string, hint?: string] | undefined {
  const known = COMPONENTS[name] ?? {};
  for (const [attribute, written] of attributes) {
    const accepted = known[attribute];
    if (!accepted) return [`<${name}> has no attribute “${attribute}”.`];
    const { values, list } = accepted;
    const wrong = (list ? written.split(' ') : [written]).find((each) => values && !values.includes(each));
    if (wrong !== undefined) {
      return [
        `“${wrong}” is nothing that ${attribute} of <${name}> can be.`,
        values && values.length > 1 ? `It can be ${values.join(', ')}.` : `Write ${attribute} alone.`,
      ];
    }
  }
  const missing = Object.keys(known).find((attribute) => known[attribute]?.needed && !attributes.has(attribute));
  if (missing !== undefined) return [`<${name}> needs ${missing}.`];
  const sets = (attributes.get('ids') ?? '').split(' ').filter(isRuleSetId);
  if (name === 'RuleSets' && new Set(sets).size < Math.max(2, sets.length)) {
    return ['<RuleSets> compares two rule sets or more, each named once.'];
  }
  return undefined;
}

function checkUse(page: Page, use: ComponentUse): readonly Diagnostic[] {
  const place = page.source.place(use.at, use.length);
  // What is no component is judged as markup.
  if (!/^[A-Z]/.test(use.name)) return [];
  if (!Object.hasOwn(COMPONENTS, use.name)) {
    const hint = `There are ${Object.keys(COMPONENTS).join(', ')}.`;
    return [{ ...place, code: 'unknown-component', message: [`There is no component <${use.name}>.`], hint }];
  }
  if (ON_BOARD.includes(use.name) && page.name !== 'board') {
    return [
      { ...place, code: 'unknown-component', message: [`<${use.name}> stands on the page board and on no other.`] },
    ];
  }
  const told = complaint(use);
  if (!told) return [];
  const [message, hint] = told;
  return [{ ...place, code: 'bad-attribute', message: [message], hint }];
}

/** Every component on a page exists, and its attributes are such that it can be drawn. */
export function checkComponents(content: Content): readonly Diagnostic[] {
  return content.pages.flatMap((page) => page.components.flatMap((use) => checkUse(page, use)));
}
