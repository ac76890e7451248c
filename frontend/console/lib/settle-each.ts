/** Fewer than a browser's six connections to a host under HTTP/1.1, so that reading goes on meanwhile. */
const atOnce = 4;

/**
 * Handles items, a few in parallel, and goes on after failures.
 * @param onSettled called after each item
 * @returns the outcomes in the order of the items
 */
export async function settleEach<Item>(
  items: readonly Item[],
  handle: (item: Item) => Promise<unknown>,
  onSettled: () => void,
): Promise<PromiseSettledResult<unknown>[]> {
  const outcomes: PromiseSettledResult<unknown>[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) {
      [outcomes[index]] = await Promise.allSettled([handle(item)]);
      onSettled();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}
