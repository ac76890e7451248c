/**
 * Numbers the photos of two states of a program as they stood before, then those that came. One that is in both has the
 * same number. Each list keeps its order.
 */
export function photoNumbers(before: readonly string[], after: readonly string[]) {
  const both = [...new Set([...before, ...after])];
  const numbersOf = (ids: readonly string[]) => ids.map((id) => both.indexOf(id) + 1);
  return { before: numbersOf(before), after: numbersOf(after) };
}

/** True if photos have changed their places only. */
export const isOrderOnly = (before: readonly number[], after: readonly number[]): boolean =>
  String([...before].sort()) === String([...after].sort());
