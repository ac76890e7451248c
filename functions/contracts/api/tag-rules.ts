/** The length of a tag in characters, and how many a request has. */
export const tagLimits = { length: 30, tags: 10 } as const;

/** Equal for tags that read as one, whatever their case. */
export const tagKey = (tag: string) => tag.normalize('NFKC').toLowerCase();

/** The tags without those that are in the list before. */
export function withoutRepeated(tags: readonly string[]): string[] {
  const keys = tags.map(tagKey);
  return tags.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
}

/** The tags of a colleague's newer list with the changes that somebody made to `from`. */
export function mergeTags(newer: readonly string[], { from, to }: { from: readonly string[]; to: readonly string[] }) {
  const [before, after] = [from.map(tagKey), to.map(tagKey)];
  const kept = newer.filter((tag) => after.includes(tagKey(tag)) || !before.includes(tagKey(tag)));
  return withoutRepeated([...kept, ...to.filter((tag) => !before.includes(tagKey(tag)))]);
}
