/**
 * Formats successive Hijri months (`1448-09`) without repeating their year: `رمضان – شوال 1448`.
 * @param nameOf returns the name of a month by its number: `09`
 */
export function formatHijriSpan(months: readonly string[], nameOf: (number: string) => string): string {
  const last = months.at(-1) ?? '';
  const first = months[0] ?? last;
  const name = (month: string) => nameOf(month.slice(5));
  const year = (month: string) => month.slice(0, 4);
  if (first === last) return `${name(last)} ${year(last)}`;
  return `${name(first)}${year(first) === year(last) ? '' : ` ${year(first)}`} – ${name(last)} ${year(last)}`;
}
