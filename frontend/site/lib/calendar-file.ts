import { addDays } from '#contracts/field-kit/calendar';

/** A journey as calendars keep it: whole days. */
export interface CalendarEvent {
  /** Stays the same, so that calendars replace an event that is added again. */
  uid: string;
  /** The name of the agency that makes the file. */
  agency: string;
  /** The first and the last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  title: string;
  place: string;
  text: string;
  url: string;
}

/** The maximum length of a line in bytes, without its end (RFC 5545, section 3.1). */
const lineLength = 75;

/**
 * Makes an iCalendar file (RFC 5545) with one event of whole days.
 * @param now the instant at which it is made
 */
export function calendarFile({ uid, agency, from, to, title, place, text, url }: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(agency)}//Departures//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plainDay(from)}`,
    // The end is the first day that no longer belongs to the event.
    `DTEND;VALUE=DATE:${plainDay(addDays(to, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const plainDay = (day: string) => day.replaceAll('-', '');

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a line that is too long. Counts bytes and never divides a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let [part, size] = ['', 0];
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    // The space that begins a further part counts too.
    if (size + bytes > lineLength - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      [part, size] = ['', 0];
    }
    part += character;
    size += bytes;
  }
  return [...parts, part].join('\r\n ');
}
