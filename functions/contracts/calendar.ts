/**
 * Calendar days of the agency. "Today" and day boundaries are those of Asia/Riyadh, which keeps UTC+3 all year.
 */
export const riyadhOffsetMinutes = 180;

/** The days that business dates may lie between, both included. */
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

/** True for a real calendar day, `YYYY-MM-DD`. Without zod, for the public forms. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** The day `count` days after (or before, if negative) another. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);
}

/** How many days lie from one day to another; 0 for the same day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);
}
