/** The names of all figures that were over what they may be. */
export const missed: string[] = [];

/** Prints one figure with its limit. */
export function tell(name: string, value: number, unit: string, limit: number): void {
  const isOver = !(value <= limit);
  if (isOver) missed.push(name);
  const written = (number: number): string => (Number.isInteger(number) ? String(number) : number.toFixed(1));
  console.log(
    `${name.padEnd(52)}${written(value).padStart(8)} ${unit.padEnd(6)} at most ${written(limit)}${isOver ? '  MISSED' : ''}`,
  );
}
