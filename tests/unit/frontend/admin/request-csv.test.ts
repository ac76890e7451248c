import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../../frontend/features/requests/export/columns.ts';
import { csvHead, csvLines } from '../../../../frontend/features/requests/export/csv.ts';
import { exportFileName } from '../../../../frontend/features/requests/export/file-name.ts';
import { enquiryTypes, toRequestView } from '../../../../frontend/features/requests/request-view.ts';
import admin from '../../../../frontend/locales/en/admin.json' with { type: 'json' };
import exportTexts from '../../../../frontend/locales/en/admin-export.json' with { type: 'json' };
import { translator } from './translator.ts';

const words = { t: translator<'admin'>('en', admin), programName: (id: string) => (id === 'p1' ? 'AlUla' : undefined) };
const base = { reference: 'R-1', phone: '+966501234567', created_at: '2026-11-20T22:30:00.000Z', status: 'new' };

/** Reads lines back as a spreadsheet would: by the name of their column. */
function read(type: (typeof enquiryTypes)[number] | undefined, ...records: Record<string, unknown>[]) {
  const requests = records.map((record) => toRequestView(type ?? 'message', { ...base, ...record }));
  const text = csvHead(type, (name) => name) + csvLines(type, requests, words);
  expect(text.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data;
}

describe('a CSV file of requests', () => {
  it('has a heading in the texts for every column', () => {
    const names = columnsOf(undefined).map(({ name }) => name);
    expect(Object.keys(exportTexts.columns)).toEqual(names);
  });

  it.each(enquiryTypes)('has of the columns of details only those of %s', (type) => {
    const names = columnsOf(type).map(({ name }) => name);
    expect(names.includes('message')).toBe(type === 'message');
    expect(names.includes('checkIn')).toBe(type === 'hotel');
    expect(names.includes('legs')).toBe(type === 'flight');
    expect(names.includes('expertHelp')).toBe(type === 'custom');
  });

  it('says things as the console does, times of Riyadh and days that sort', () => {
    const [line] = read('flight', {
      main_departure: 'Riyadh',
      main_arrival: 'Istanbul',
      from_date: '2027-03-12',
      adults: 2,
      travel_class: 'premium',
      program_id: 'p1',
      legs: [{ departure: 'Istanbul', arrival: 'Izmir', date: '2027-03-15' }],
      history: [
        { action: 'note_added', note: 'Called', at: '2026-11-21T09:00:00.000Z', by: { name: 'Huda', email: 'h@x.co' } },
      ],
    });
    expect(line).toMatchObject({
      type: 'Flight',
      status: 'New',
      receivedAt: '2026-11-21 01:30',
      fromDate: '2027-03-12',
      toDate: '',
      legs: '2027-03-15 Istanbul - Izmir',
      adults: '2',
      travelClass: 'Premium Economy',
      program: 'AlUla',
      staffNotes: '2026-11-21 12:00 Huda: Called',
    });
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\uFF1D1+1', '=1\n+2'])('defuses %j', (text) => {
    const [line] = read('message', { name: text, message: text });
    expect(line?.name).toBe(`'${text.trim()}`);
    expect(line?.message).toBe(`'${text.trim()}`);
  });

  it('keeps text with commas, quotes and several lines in its cell', () => {
    const message = 'one, "two"\nثلاثة';
    expect(read('message', { message }, { message: 'next' }).map((line) => line.message)).toEqual([message, 'next']);
  });
});

describe('its name', () => {
  it('tells the type and the days', () => {
    const oldest = '2026-11-20T22:30:00.000Z';
    expect(exportFileName('hotel', {}, oldest, '2026-11-25')).toBe('hotel-requests_2026-11-21_2026-11-25.csv');
    expect(exportFileName(undefined, { from: '2026-11-01', to: '2026-11-10' }, oldest)).toBe(
      'requests_2026-11-01_2026-11-10.csv',
    );
  });
});
