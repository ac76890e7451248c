/**
 * Reads records whose field names and types vary: `created_at` or `createdAt`, numbers as text, blank text instead of
 * nothing. Each reader tries the given names in order, and each name in camel case too.
 */
export type RawRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is RawRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The first value that is neither absent, null nor blank. */
function firstOf(record: RawRecord, names: readonly string[]): unknown {
  return names
    .flatMap((name) => [record[name], record[camelCase(name)]])
    .find((value) => value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === ''));
}

export function readText(record: RawRecord, ...names: string[]): string | undefined {
  const value = firstOf(record, names);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : undefined;
}

export function readNumber(record: RawRecord, ...names: string[]): number | undefined {
  const value = Number(firstOf(record, names) ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
}

export function readFlag(record: RawRecord, ...names: string[]): boolean {
  const value = firstOf(record, names);
  return value === true || value === 'true';
}

export function readRecords(record: RawRecord, ...names: string[]): RawRecord[] {
  const value = firstOf(record, names);
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The value if it is one of `options`. */
export function readOption<const Option extends string>(
  record: RawRecord,
  options: readonly Option[],
  ...names: string[]
): Option | undefined {
  const value = readText(record, ...names);
  return options.find((option) => option === value);
}
