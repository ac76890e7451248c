/** The maximum number of items handled in parallel. */
const atOnce = 20;

interface Options {
  /** No batch starts after this instant of `performance.now()`. */
  until?: number;
}

/**
 * Handles items, some in parallel. After a failure it starts no further batch and throws the first error.
 * @returns the handled items: all, unless the time was up
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
