import {
  RULE_SETS,
  judge,
  parsePlay,
  type Position,
  type Roll,
} from 'plakoto/engine';
import { refusalUrl, type Locale } from 'plakoto/links';

/** What becomes of a turn that a player has typed. */
export type Answer =
  | { readonly kind: 'played'; readonly position: Position }
  | { readonly kind: 'refused'; readonly url: string }
  | { readonly kind: 'unreadable'; readonly at: number };

/** Plays `text`, or says where the player can read why not. */
export function play(
  locale: Locale,
  position: Position,
  roll: Roll,
  text: string,
  site?: string,
): Answer {
  const written = parsePlay(text, position.turn);
  if (!written.ok)
    return { kind: 'unreadable', at: written.faults[0].at };

  const verdict = judge(
    RULE_SETS.plakoto,
    position,
    roll,
    written.value,
  );
  if (verdict.legal)
    return { kind: 'played', position: verdict.after };

  const { code } = verdict.faults[0];
  return {
    kind: 'refused',
    url: refusalUrl(
      locale,
      code,
      position,
      roll,
      text,
      'plakoto',
      site,
    ),
  };
}
