/** The largest number of items that are handled side by side. */
const atOnce = 20;

interface Options {
  /** Begins no further batch after this instant of `performance.now()`. */
  until?: number;
}

/**
 * Handles items, some side by side. After a failure it begins no further batch, and throws the first error.
 * @returns the items that were handled: all, unless the time was over before
 */
export async function inBatches<Item>(
  items: readonly Item[],
  handle: (item: Item) => Promise<unknown>,
  { until = Number.POSITIVE_INFINITY }: Options = {},
): Promise<Item[]> {
  const handled: Item[] = [];
  while (handled.length < items.length && performance.now() < until) {
    const batch = items.slice(handled.length, handled.length + atOnce);
    const outcomes = await Promise.allSettled(batch.map(handle));
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
    handled.push(...batch);
  }
  return handled;
}
