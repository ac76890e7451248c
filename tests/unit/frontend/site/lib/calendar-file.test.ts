import { describe, expect, it } from 'vitest';
import { calendarFile } from '../../../../../frontend/site/lib/calendar-file.ts';

const event = {
  uid: 'program.departure@rihla.example',
  agency: 'Rihla',
  ...{ from: '2027-02-27', to: '2027-02-28' },
  title: 'العلا: ليالٍ بين الجبال، مع المرشد; ثم \\ عودة',
  place: 'AlUla, Saudi Arabia',
  text: 'First line\nhttps://rihla.example/program/0190f3a2-0000-7000-8000-000000000001?lang=en',
  url: 'https://rihla.example/program/1',
};
const file = calendarFile(event, new Date('2026-11-24T09:05:00.123Z'));
/** The lines as a calendar reads them. */
const unfolded = file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar’s file', () => {
  it('has whole days, of which the end is the day after the last one', () => {
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20270227');
    expect(unfolded).toContain('DTEND;VALUE=DATE:20270301');
    expect(unfolded).toContain('DTSTAMP:20261124T090500Z');
    expect(unfolded).toContain('UID:program.departure@rihla.example');
  });

  it('escapes commas, semicolons, backslashes and line breaks', () => {
    expect(unfolded).toContain('SUMMARY:العلا: ليالٍ بين الجبال، مع المرشد\\; ثم \\\\ عودة');
    expect(unfolded).toContain('LOCATION:AlUla\\, Saudi Arabia');
    expect(unfolded.find((line) => line.startsWith('DESCRIPTION'))).toContain('First line\\nhttps://');
  });

  it('ends every line with CRLF, and none has more than 75 bytes', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(Math.max(...lengths)).toBeGreaterThan(70);
  });
});
