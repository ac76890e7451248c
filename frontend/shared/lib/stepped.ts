/** Returns the next whole number up or down, not below the minimum. An empty field steps up to the minimum. */
export function stepped(value: number | null, by: 1 | -1, minimum: number): number {
  const from = value ?? minimum - 1;
  return Math.max(minimum, (by > 0 ? Math.floor(from) : Math.ceil(from)) + by);
}
