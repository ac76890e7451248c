import { riyadhOffsetMinutes } from '#contracts/calendar';

/** `2027-03-12 14:05`, on the clocks of Riyadh: spreadsheets take it for a time in any country. */
export const riyadhTime = (instant: string) =>
  new Date(Date.parse(instant) + riyadhOffsetMinutes * 60_000).toISOString().slice(0, 16).replace('T', ' ');
