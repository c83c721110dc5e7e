import { isRuleSetId, parsePosition } from '../../engine/index.ts';
import type { Content } from '../content.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { openExample } from '../examples.ts';
import { replayGame, type GameFault } from '../game.ts';
import { CODE_LANGUAGES, isCodeLanguage } from '../grammars.ts';
import type { Page } from '../page.ts';
import { Source } from '../source.ts';
import type { CodeUse } from '../uses.ts';
import { describeInputFault } from '../wording.ts';

const COMMENT = /#.*$/;
const KNOWN = `Behind the fence stands ${CODE_LANGUAGES.join(', ')}, or moves with its rules: moves tapa.`;

/** The first line that is no position, with everything that is wrong in it. */
function positionFaults(text: string): readonly GameFault[] {
  let at = 0;
  for (const line of text.split('\n')) {
    const written = line.replace(COMMENT, '').trimEnd();
    const read = written === '' ? undefined : parsePosition(written);
    if (read && !read.ok) {
      // Where a part could not be read the totals are wrong only for that.
      const causes = read.faults.filter(({ code }) => code !== 'wrong-total');
      return (causes.length > 0 ? causes : read.faults).map((fault) => {
        const length = 'token' in fault ? Math.max(1, fault.token.length) : written.length;
        const from = at + ('at' in fault ? Math.min(fault.at, written.length - 1) : 0);
        return { at: from, length, code: fault.code, message: describeInputFault(fault) };
      });
    }
    at += line.length + 1;
  }
  return [];
}

function gameFaults({ text, meta }: CodeUse): readonly GameFault[] {
  const rules = meta === '' ? 'plakoto' : meta;
  if (!isRuleSetId(rules)) {
    return [{ at: 0, length: 1, code: 'bad-rules', message: describeInputFault({ code: 'bad-rules', found: rules }) }];
  }
  const fault = replayGame(text, rules);
  return fault ? [fault] : [];
}

function fenceFault({ lang, meta }: CodeUse): string | undefined {
  if (lang === '') return 'The fence does not say what stands in it.';
  if (!isCodeLanguage(lang)) return `There is no language “${lang}” for code.`;
  return meta === '' || lang === 'moves' ? undefined : `Nothing stands behind “${lang}”.`;
}

function checkUse(page: Page, use: CodeUse): readonly Diagnostic[] {
  const { source } = page;
  const fence = source.place(use.at, use.length);
  const wrong = fenceFault(use);
  if (wrong !== undefined) return [{ ...fence, code: 'bad-fence', message: [wrong], hint: KNOWN }];
  if (use.lang === 'tavli') {
    const before = use.from === undefined ? undefined : source.place(use.from, 1).line - 1;
    return openExample('code', new Source(source.file, `${use.text}\n`)).problems.map((problem) =>
      before === undefined ? { ...problem, ...fence } : { ...problem, line: problem.line + before },
    );
  }
  const faults = use.lang === 'moves' ? gameFaults(use) : positionFaults(use.text);
  return faults.map(({ at, length, code, message }) => ({
    ...(use.from === undefined ? fence : source.place(use.from + at, length)),
    code,
    message: [message],
  }));
}

/**
 * Code between fences holds what it shows: an example (`tavli`) can be replayed, the turns of a game (`moves`, or
 * `moves tapa` by other rules) can be played from the start, positions (`position`, one a line) exist.
 */
export function checkCode(content: Content): readonly Diagnostic[] {
  return content.pages.flatMap((page) => page.code.flatMap((use) => checkUse(page, use)));
}
