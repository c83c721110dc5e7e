import BoardLink from './BoardLink.astro';
import Explorer from './Explorer.astro';
import { PROSE } from './prose.ts';

/** What the page `board` may use besides; it brings scripts and a style that no other page is sent. */
export const BOARD_PROSE = {
  ...PROSE,
  BoardLink,
  Explorer,
};
