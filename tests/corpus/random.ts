/** Random choices that are the same in every run (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const chance = (share: number) => next() < share;
  const some = <Item>(items: readonly Item[], count: number): Item[] =>
    items
      .map((item) => ({ item, at: next() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ item }) => item);
  /** Fills each `{name}` of a template with a random entry of the list with that name. */
  const fill = (template: string, lists: Readonly<Record<string, readonly string[]>>): string =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => fill(pick(lists[name] ?? [`{${name}}`]), lists));
  return { next, between, pick, chance, some, fill };
}

export type Random = ReturnType<typeof seededRandom>;
