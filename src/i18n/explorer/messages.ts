/**
 * What the page `board` says while it is used. It stands in the HTML as data, so that the script holds none of it: what a
 * sentence is about is written `{found}` in it and filled in by the script (explorer/telling.ts).
 */
export interface ExplorerMessages {
  /** The parts of an address, at the head of what is wrong with one. */
  readonly parts: Readonly<Record<'rules' | 'at' | 'roll' | 'play', string>>;
  /** What is wrong with an address as such; the engine's own faults have their words elsewhere. */
  readonly address: {
    /** These three with `{found}`. */
    readonly 'bad-escape': string;
    readonly 'part-unknown': string;
    readonly 'part-twice': string;
    readonly 'roll-missing': string;
    /** With `{length}` and `{most}`. */
    readonly 'too-long': string;
  };
  /** After what is wrong: what could stand there, `{example}`. */
  readonly right: string;
  /** With `{count}`. */
  readonly turns: string;
  /** Heads the turns that could be played in place of a refused one. */
  readonly instead: string;
  /** What another rule set changes: as many turns, but others; the turn that was tried; the end of the game; nothing. */
  readonly otherTurns: string;
  readonly accepted: string;
  readonly refused: string;
  readonly goesOn: string;
  readonly same: string;
}

/** What stands on the page `board` from the start. */
export interface ExplorerPageMessages {
  readonly label: string;
  /** True while the script has not come, and true if it never does. */
  readonly asleep: string;
  /** The address opens nothing; the start position is shown in its place. */
  readonly lost: string;
  readonly ruleSet: string;
  readonly dice: readonly [first: string, second: string];
  readonly goOn: string;
  readonly undo: string;
  readonly start: string;
  readonly play: string;
  readonly playHint: string;
  readonly judge: string;
  /** Where turns would be listed, while there is no roll. */
  readonly noRoll: string;
  readonly more: string;
  readonly position: string;
  readonly positionHint: string;
  readonly open: string;
  /** Heads the other rule sets, each with what it changes. */
  readonly otherSets: string;
}
