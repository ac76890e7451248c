import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import Papa from 'papaparse';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Field } from '#contracts/api/enquiry-kinds/field';
import { enquiryFields } from '#contracts/api/enquiry-kinds/kinds';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { toEnquiry } from '../../../../../../frontend/console/features/enquiries/enquiry-record.ts';
import { columnsOf } from '../../../../../../frontend/console/features/enquiries/export/columns.ts';
import { csvHead, csvLines } from '../../../../../../frontend/console/features/enquiries/export/csv.ts';
import { exportFileName } from '../../../../../../frontend/console/features/enquiries/export/file-name.ts';
import admin from '../../../../../../frontend/locales/en/admin.json' with { type: 'json' };
import exportTexts from '../../../../../../frontend/locales/en/admin-export.json' with { type: 'json' };
import enquiries from '../../../../../../frontend/locales/en/enquiries.json' with { type: 'json' };
import { translator } from '../../translator.ts';

const words = {
  t: translator<['admin', 'enquiries']>('en', admin, { enquiries }),
  language: 'en' as const,
  programName: (id: string) => (id === 'p1' ? 'AlUla' : undefined),
};
const base = { reference: 'R-1', phone: '+966501234567', created_at: '2026-11-20T22:30:00.000Z', status: 'new' };

/** Reads lines back as a spreadsheet would: by the name of their column. */
function read(type: EnquiryType | undefined, ...records: Record<string, unknown>[]) {
  const enquiries = records.map((record) => toEnquiry({ ...base, ...record }, type ?? 'message'));
  const text = csvHead(type, (name) => name) + csvLines(type, enquiries, words);
  expect(text.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data;
}

describe('a CSV file of requests', () => {
  it('has a text for every column’s heading', () => {
    const columns = columnsOf(undefined);
    const own: Record<string, string> = exportTexts.columns;
    const labels: Record<string, string> = enquiries.fields;
    expect(columns.filter(({ name, field = '' }) => !own[name] && !labels[field])).toEqual([]);
    expect(Object.keys(own).filter((heading) => !columns.some(({ name }) => name === heading))).toEqual([]);
  });

  it.each(EnquiryType.options)('has the fields of a %s in their order', (type) => {
    const fields = Object.keys(enquiryFields[type]);
    expect(columnsOf(type).flatMap(({ field }) => field ?? [])).toHaveLength(fields.length);
    const keys = Object.entries<Field>(enquiryFields[type]).map(([name, field]) => field.column ?? name);
    expect(columnsOf(undefined).flatMap(({ name }) => (keys.includes(name) ? [name] : []))).toEqual(keys);
  });

  it.each(EnquiryType.options)('has of the columns of details only those of %s', (type) => {
    const names = columnsOf(type).map(({ name }) => name);
    expect(names.includes('message')).toBe(type === 'message');
    expect(names.includes('check_in')).toBe(type === 'hotel');
    expect(names.includes('legs')).toBe(type === 'flight');
    expect(names.includes('travel_expert_help')).toBe(type === 'custom');
  });

  it('says who may be sent offers, and nothing of enquiries from before the question', () => {
    const asked = (marketing: boolean) => ({ consent: { at: base.created_at, form: 'message', marketing } });
    const lines = read('message', asked(true), asked(false), {});
    expect(lines.map(({ marketing }) => marketing)).toEqual(['Yes', 'No', '']);
  });

  it('says things as the console does, times of Riyadh and days that sort', () => {
    const [line] = read('flight', {
      main_departure: 'Riyadh',
      main_arrival: 'Istanbul',
      from_date: '2027-03-12',
      adults: 2,
      travel_class: 'premium',
      program_id: 'p1',
      origin: { utm_source: 'snapchat', utm_campaign: 'eid' },
      legs: [{ departure: 'Istanbul', arrival: 'Izmir', date: '2027-03-15' }],
      owner: { name: 'Huda', email: 'h@x.co' },
      merged_into: {
        ...{ type: 'hotel', id: 'b', reference: 'H-1', at: '2026-11-21T12:00:00.000Z' },
        by: { name: 'Huda', email: 'h@x.co' },
      },
      history: [
        { action: 'note_added', note: 'Called', at: '2026-11-21T09:00:00.000Z', by: { name: 'Huda', email: 'h@x.co' } },
        { action: 'customer_wrote', text: 'Is it far?', at: '2026-11-21T10:00:00.000Z' },
        { action: 'answered', text: 'No', at: '2026-11-21T11:00:00.000Z', by: { name: 'Huda', email: 'h@x.co' } },
      ],
    });
    expect(line).toMatchObject({
      type: 'Flight',
      status: 'New',
      receivedAt: '2026-11-21 01:30',
      from_date: '2027-03-12',
      to_date: '',
      legs: '2027-03-15 Istanbul - Izmir',
      adults: '2',
      travel_class: 'Premium Economy',
      program: 'AlUla',
      origin: 'snapchat / eid',
      owner: 'Huda',
      mergedInto: 'H-1',
      messages: '2026-11-21 13:00 Customer: Is it far?\n2026-11-21 14:00 Huda: No',
      staffNotes: '2026-11-21 12:00 Huda: Called',
    });
  });

  it('says when the first answer came, what was offered and what became of it', () => {
    const quote = (number: number, state: string, total_sar: number) => ({
      ...{ id: newId(), number, state, total_sar, valid_until: '2026-12-01', sent_at: base.created_at },
    });
    const sale = (state: string, reason: string | null = null) => ({ sale: { state, reason, at: base.created_at } });
    const first_contact_at = '2026-11-21T09:00:00.000Z';
    const lines = read(
      'message',
      { first_contact_at, quotes: [quote(1, 'replaced', 900), quote(2, 'open', 0.1)], ...sale('offered') },
      { quotes: [quote(1, 'accepted', 0.1), quote(2, 'accepted', 0.2), quote(3, 'open', 5)], ...sale('won') },
      sale('lost', 'No visa'),
    );
    expect(
      lines.map(({ firstAnswer, offerTotal, sale, lostBecause }) => [firstAnswer, offerTotal, sale, lostBecause]),
    ).toEqual([
      ['2026-11-21 12:00', '0.1', 'Offered', ''],
      ['', '0.3', 'Won', ''],
      ['', '', 'Lost', 'No visa'],
    ]);
  });

  it('calls a request for a program by its name, not a custom journey', () => {
    const [line] = read('custom', { program_id: 'p1' });
    expect(line).toMatchObject({ type: 'Program', program: 'AlUla' });
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\uFF1D1+1', '=1\n+2'])('defuses %j', (text) => {
    const [line] = read('message', { name: text, message: text });
    expect(line?.name).toBe(`'${text.trim()}`);
    expect(line?.message).toBe(`'${text.trim()}`);
  });

  it.each([
    ['+966501234567', '00966-50-123-4567'],
    ['+14155552671', '001-415-555-2671'],
    ['+442071838750', '0044-20-7183-8750'],
    ['+201001234567', '0020-10-01234567'],
  ])('writes the phone number %s as %s: text that needs no apostrophe', (phone, text) => {
    expect(read('message', { phone })[0]?.phone).toBe(text);
  });

  it('writes the numbers of all countries as neither formula, number nor date', () => {
    for (const country of getCountries()) {
      const phone = getExampleNumber(country, examples)?.number;
      if (!phone) continue;
      const text = read('message', { phone })[0]?.phone ?? '';
      expect(text).toMatch(/^00\d+(-\d+)+$/);
      expect(text).not.toMatch(/^\d{4}-\d{1,2}(-\d{1,2})?$/);
      expect(text.replace(/\D/g, '').slice(2)).toBe(phone.slice(1));
    }
  });

  it('defuses a phone field that holds no number', () => {
    expect(read('message', { phone: '=1+1' })[0]?.phone).toBe("'=1+1");
    expect(read('message', { phone: '+cmd' })[0]?.phone).toBe('00cmd');
  });

  it('keeps text with commas, quotes and several lines in its cell', () => {
    const message = 'one, "two"\nثلاثة';
    expect(read('message', { message }, { message: 'next' }).map((line) => line.message)).toEqual([message, 'next']);
  });
});

describe('its name', () => {
  it('contains the type and the days', () => {
    const oldest = '2026-11-20T22:30:00.000Z';
    expect(exportFileName('hotel', {}, oldest, '2026-11-25')).toBe('hotel-requests_2026-11-21_2026-11-25.csv');
    expect(exportFileName(undefined, { from: '2026-11-01', to: '2026-11-10' }, oldest)).toBe(
      'requests_2026-11-01_2026-11-10.csv',
    );
  });
});
