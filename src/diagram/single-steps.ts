const TURN = /^(.*?: )(.*?)\.(?: |$)/;

/**
 * What is announced of a turn played die by die: a sentence a step, with the head that `news`, the turn as a whole, has.
 * `told` names the steps, parted by `; `, where the turn itself names others, as when one checker plays both dice.
 */
export function singleSteps(news: string, told?: string): readonly string[] {
  const [, head = '', moves = ''] = TURN.exec(news) ?? [];
  return (told ?? moves).split('; ').map((step) => `${head}${step}.`);
}
