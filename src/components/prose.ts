import Caption from './Caption.astro';
import Example from './Example.astro';
import H2 from './H2.astro';
import H3 from './H3.astro';
import Move from './Move.astro';
import NotOurs from './NotOurs.astro';
import Pips from './Pips.astro';
import Play from './Play.astro';
import Position from './Position.astro';
import Roll from './Roll.astro';
import Table from './Table.astro';

/** What a page of text may use without importing it, and what its Markdown becomes. */
export const PROSE = {
  Caption,
  Example,
  Move,
  NotOurs,
  Pips,
  Play,
  Position,
  Roll,
  h2: H2,
  h3: H3,
  table: Table,
};
