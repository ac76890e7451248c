/** Merges streams that are sorted by a key, without duplicates. */
export async function* mergeBy<Item extends object>(
  keyOf: (item: Item) => string,
  streams: AsyncGenerator<Item, void>[],
  isAscending: boolean,
): AsyncGenerator<Item, void> {
  const heads = await Promise.all(streams.map((stream) => stream.next()));
  for (;;) {
    const keys = heads.flatMap(({ value }) => (value ? keyOf(value) : [])).sort();
    const next = isAscending ? keys[0] : keys.at(-1);
    if (!next) return;
    let isOut = false;
    for (const [index, { value }] of heads.entries()) {
      if (!value || keyOf(value) !== next) continue;
      if (!isOut) yield value;
      isOut = true;
      heads[index] = (await streams[index]?.next()) ?? { done: true, value: undefined };
    }
  }
}
