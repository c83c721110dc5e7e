/** At least one. */
export type Some<T> = readonly [T, ...T[]];

/** What was asked for, or every reason why not. */
export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: Some<F> };

export function succeed<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<F>(...faults: [F, ...F[]]): { readonly ok: false; readonly faults: Some<F> } {
  return { ok: false, faults };
}

export function isSome<T>(list: readonly T[]): list is Some<T> {
  return list.length > 0;
}
