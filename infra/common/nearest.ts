/** Suggests a correction for a mistyped name, ` Did you mean rateLimit?`, or lists the known names. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const meant = nearest(typed, names);
  return meant ? ` Did you mean ${meant}?` : ` Known are ${names.join(', ')}.`;
}

/** Finds the name that a mistyped one probably meant; undefined if none is similar. */
function nearest(typed: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, edits: editsBetween(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= Math.max(2, name.length / 4))
    .toSorted((one, other) => one.edits - other.edits);
  return best?.name;
}

/** Levenshtein distance: the minimum number of letters to add, remove or replace. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1];
    for (const [index, opposite] of [...other].entries()) {
      const replaced = (row[index] ?? 0) + (letter === opposite ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
