/** The largest number that is worth showing. */
const mostShown = 500;

/**
 * Returns how many characters a text may still have, negative if it has too many; undefined while it is far from its
 * limit.
 */
export function charactersLeft(text: string | undefined, limit: number): number | undefined {
  const left = limit - [...(text ?? '')].length;
  return left > Math.min(mostShown, limit / 4) ? undefined : left;
}
