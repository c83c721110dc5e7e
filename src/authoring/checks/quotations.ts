import { parsePlay, parsePosition, parseRoll, SIDES, type InputFault } from '../../engine/index.ts';
import type { Content } from '../content.ts';
import type { Diagnostic, DiagnosticCode } from '../diagnostic.ts';
import { promisedFrames } from '../frames.ts';
import type { Page, Quotation, Written } from '../page.ts';
import { describeInputFault } from '../wording.ts';

type Told = readonly [DiagnosticCode, string] | undefined;

function tellQuotation(content: Content, { name, key, die, side, example }: Quotation): Told {
  if (example === undefined) return ['quotation-outside-example', `<${name} at> belongs inside an example.`];
  const read = content.examples.get(example)?.example;
  if (!read) return undefined;
  const frame = promisedFrames(read).find((each) => each.key === key);
  if (!frame) return ['quotation-without-frame', `${example} has no frame “${key}”.`];
  if (name === 'Pips') {
    if (SIDES.some((each) => each === side)) return undefined;
    return ['bad-quotation', 'A pip count needs side="white" or side="black".'];
  }
  const { statement } = frame;
  if (!statement) return ['quotation-without-frame', `Nothing is rolled or played in frame “${key}” of ${example}.`];
  if (die !== undefined && !statement.roll.some((each) => String(each) === die)) {
    return ['bad-quotation', `The roll of frame “${key}” has no die ${die}.`];
  }
  return undefined;
}

/** What reads well and is not how these pages write it. */
function badStyle({ name, text }: Written): Told {
  if (name === 'Roll') return /^\d-\d$/.test(text) ? undefined : ['bad-roll', 'A roll is written with a hyphen: 6-5.'];
  const read = name === 'Move' ? parsePlay(text, 'white') : undefined;
  const moves = read?.ok ? read.value : [];
  const isBackwards = moves.some(({ from, landings }) =>
    landings.some(({ to }, index) => to !== 'off' && to >= Number(landings[index - 1]?.to ?? from)),
  );
  if (!isBackwards) return undefined;
  return ['wrong-direction', 'Each side moves from high numbers of its own to low ones: 24/18.'];
}

function readFault({ name, text }: Written): InputFault | undefined {
  // Either side's numbers are read alike; whose they are does not change what can be read.
  const read = name === 'Move' ? parsePlay(text, 'white') : name === 'Roll' ? parseRoll(text) : parsePosition(text);
  return read.ok ? undefined : read.faults[0];
}

/** What stands in an example would be typed where the engine knows it. */
const TYPED = { Move: 'typed-move', Roll: 'typed-roll', Position: 'typed-position' } as const;

function checkWritten(page: Page, written: Written): readonly Diagnostic[] {
  if (written.example !== undefined) {
    const place = page.source.place(written.at, written.length);
    const message = 'In a caption a turn or a roll is printed from the example: <Play at="1" />, <Roll at="1" />.';
    return [{ ...place, code: TYPED[written.name], message: [message] }];
  }
  const fault = readFault(written);
  if (!fault) {
    const told = badStyle(written);
    return told ? [{ ...page.source.place(written.at, written.length), code: told[0], message: [told[1]] }] : [];
  }
  const within = 'at' in fault ? Math.min(fault.at, written.length - 1) : 0;
  const place = page.source.place(written.at + within, written.length - within);
  return [{ ...place, code: fault.code, message: [describeInputFault(fault)] }];
}

/**
 * What a page prints of an example exists: `at` names a frame, `die` a die of its roll. What it writes itself in
 * `<Move>`, `<Roll>` and `<Position>`, outside examples only, can be read (RULES 7).
 */
export function checkQuotations(content: Content): readonly Diagnostic[] {
  return content.pages.flatMap((page) => [
    ...page.quotations.flatMap((quotation): readonly Diagnostic[] => {
      const told = tellQuotation(content, quotation);
      if (!told) return [];
      const [code, message] = told;
      return [{ ...page.source.place(quotation.at, quotation.length), code, message: [message] }];
    }),
    ...page.written.flatMap((written) => checkWritten(page, written)),
  ]);
}
