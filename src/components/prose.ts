import Caption from './Caption.astro';
import Code from './Code.astro';
import Entry from './Entry.astro';
import Example from './Example.astro';
import H2 from './H2.astro';
import H3 from './H3.astro';
import LeavingMean from './LeavingMean.astro';
import LeavingStart from './LeavingStart.astro';
import Move from './Move.astro';
import NotOurs from './NotOurs.astro';
import OpeningTurns from './OpeningTurns.astro';
import Pips from './Pips.astro';
import Play from './Play.astro';
import Position from './Position.astro';
import Reach from './Reach.astro';
import ReachCount from './ReachCount.astro';
import Roll from './Roll.astro';
import RuleSets from './RuleSets.astro';
import Sample from './Sample.astro';
import Table from './Table.astro';
import Term from './Term.astro';

/** What a page of text may use without importing it, and what its Markdown becomes. */
export const PROSE = {
  Caption,
  Code,
  Entry,
  Example,
  LeavingMean,
  LeavingStart,
  Move,
  NotOurs,
  OpeningTurns,
  Pips,
  Play,
  Position,
  Reach,
  ReachCount,
  Roll,
  RuleSets,
  Sample,
  Term,
  h2: H2,
  h3: H3,
  table: Table,
};
