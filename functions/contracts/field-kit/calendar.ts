/** Calendar days of the agency. "Today" and the start of a day are those of Asia/Riyadh, which is UTC+3 all year. */
export const riyadhOffsetMinutes = 180;

/** The first and the last day that business dates may have. */
export const firstDay = '2000-01-01';
export const lastDay = '2100-12-31';

const dayLength = 86_400_000;

/** The Riyadh calendar day (`YYYY-MM-DD`) of an instant. */
export function riyadhDay(instant: Date = new Date()): string {
  return new Date(instant.getTime() + riyadhOffsetMinutes * 60_000).toISOString().slice(0, 10);
}

/** The instant at which a Riyadh calendar day begins. */
export function startOfRiyadhDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - riyadhOffsetMinutes * 60_000);
}

/** True for a real calendar day, `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** The day that lies `count` days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);
}

/** The number of days from one day to another; 0 for the same day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);
}
