/**
 * Compares the engine with the referee, a second and naive implementation of the rules, on many positions:
 * `npm run prove [-- POSITIONS [SEED]]`. Says how far it is, and at the end that all agree, or shows the first
 * position on which the two differ and exits with 1.
 */
import process from 'node:process';
import { inspect } from 'node:util';
import { RULE_SET_IDS, RULE_SETS } from '../engine/index.ts';
import type { Position, Roll, RuleSet } from '../engine/index.ts';
import { compareTurns, compareVerdict, describe } from '../engine/referee/agreement.ts';
import { anyAttempt } from '../engine/referee/attempts.ts';
import { Chance, positions } from '../engine/referee/chance.ts';

const USAGE = 'npm run prove [-- POSITIONS [SEED]]';
const ATTEMPTS_EACH = 2;
const REPORT_EVERY_MS = 1000;

function wholeNumber(text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  process.stderr.write(`${text} is no whole number above 0. ${USAGE}\n`);
  process.exit(2);
}

function compareOne(rules: RuleSet, position: Position, roll: Roll, chance: Chance): void {
  const agreed = compareTurns(rules, position, roll);
  for (let time = 0; time < ATTEMPTS_EACH; time += 1) {
    const written = anyAttempt(chance, agreed.situation, agreed.situation.lines);
    try {
      compareVerdict(agreed, position, roll, written);
    } catch (error) {
      throw new Error(`written: ${JSON.stringify(written)}`, { cause: error });
    }
  }
}

const total = wholeNumber(process.argv[2], 200_000);
const seed = wholeNumber(process.argv[3], 1);
const counted = (number: number): string => number.toLocaleString('en');
const chance = new Chance(seed);
const sources = RULE_SET_IDS.map((id) => ({ id, source: positions(chance, RULE_SETS[id]) }));

let reported = Date.now();
for (let done = 0; done < total; done += 1) {
  const { id, source } = sources[done % sources.length] ?? chance.pick(sources);
  const position = source.next().value;
  const roll = chance.roll();
  try {
    compareOne(RULE_SETS[id], position, roll, chance);
  } catch (error) {
    process.stdout.write(
      `\nPosition ${counted(done + 1)} of seed ${seed}, ${id}: ${describe(RULE_SETS[id], position, roll)}\n`,
    );
    process.stdout.write(`${inspect(error)}
`);
    process.exit(1);
  }
  if (Date.now() - reported >= REPORT_EVERY_MS) {
    reported = Date.now();
    process.stdout.write(`${counted(done + 1)} of ${counted(total)} positions\n`);
  }
}
process.stdout.write(`${counted(total)} positions agree\n`);
