import type { Locale } from '../locales.ts';
import * as bg from './bg.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import type { ExplorerMessages, ExplorerPageMessages } from './messages.ts';
import * as ro from './ro.ts';
import * as ru from './ru.ts';

interface Words {
  readonly explorer: ExplorerMessages;
  readonly explorerPage: ExplorerPageMessages;
}

/** The words of the page `board`, all of which stand in its HTML. */
export const EXPLORER_WORDS = { bg, de, en, ro, ru } satisfies Record<Locale, Words>;
