import { riyadhOffsetMinutes } from '#contracts/field-kit/calendar';

/** Formats an instant as `2027-03-12 14:05` in Riyadh, which spreadsheets read as a time in any country. */
export const riyadhTime = (instant: string) =>
  new Date(Date.parse(instant) + riyadhOffsetMinutes * 60_000).toISOString().slice(0, 16).replace('T', ' ');
