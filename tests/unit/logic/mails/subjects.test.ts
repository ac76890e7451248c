import { describe, expect, it } from 'vitest';
import { type Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { shownContact } from '#contracts/api/site-contact-rules';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { lettersAtStart } from '#contracts/site-defaults/letters';
import { confirmationMail } from '../../../../functions/logic/mails/confirmation.ts';
import { digestMail } from '../../../../functions/logic/mails/digest.ts';
import type { EnquiredProgram } from '../../../../functions/logic/mails/enquired-program.ts';
import { newEnquiriesMail } from '../../../../functions/logic/mails/new-enquiries.ts';
import { newEnquiryMail } from '../../../../functions/logic/mails/new-enquiry.ts';
import { brand } from '../../../support/brand.ts';
import { storedEnquiry } from '../../../support/stored-enquiries.ts';
import { program } from '../catalogue/program.ts';

const at = new Date('2026-11-22T09:30:00Z');
const siteOrigin = 'https://www.rihla.example';
const contact = { ...shownContact('2026-11-22', contactAtStart), brand, origin: siteOrigin };
const enquiry = (type: EnquiryType, changes: object = {}) =>
  ({ ...storedEnquiry({ type, at }), reference: 'X-7K3M-09QX', name: 'نورة العتيبي', ...changes }) as Enquiry;
const istanbul = program({ id: '01980000-0000-7000-8000-000000000001', trip_name: 'أسبوع في إسطنبول' });

const types = EnquiryType.options;
const staffSubject = (kind: string) => `Rihla: ${kind} “أسبوع في إسطنبول” – نورة العتيبي (X-7K3M-09QX)`;

/** Strips the directional marks, which are invisible. */
const seen = (text: string) => text.replace(/[\u200e\u200f\u2060]/g, '');
const toVisitor = (one: Enquiry, program: EnquiredProgram = 'none') =>
  seen(confirmationMail(one, { program, siteOrigin, letterhead: { contact, letters: lettersAtStart } }).subject);
const toStaff = (one: Enquiry, language: 'ar' | 'en', program: EnquiredProgram = 'none') =>
  seen(newEnquiryMail(one, { program, language, siteOrigin, contact }).subject);

it('tells the visitor the agency, kind, program and reference, but no typed text', () => {
  const place = { main_arrival: 'لندن', destination: 'مكة', special_destination: null };
  expect(toVisitor(enquiry('flight', place))).toBe('«رحلة»: وصلنا طلب طيرانك (X-7K3M-09QX)');
  expect(toVisitor(enquiry('hotel', place))).toBe('«رحلة»: وصلنا طلب فندقك (X-7K3M-09QX)');
  expect(toVisitor(enquiry('custom', place))).toBe('«رحلة»: وصلنا طلب رحلتك المخصصة (X-7K3M-09QX)');
  expect(toVisitor(enquiry('message'))).toBe('«رحلة»: وصلتنا رسالتك (X-7K3M-09QX)');
  const english = { main_arrival: 'London', destination: 'Makkah', special_destination: 'AlUla', language: 'en' };
  expect(toVisitor(enquiry('flight', english))).toBe('Rihla: we have received your flight request (X-7K3M-09QX)');
  expect(toVisitor(enquiry('hotel', english))).toBe('Rihla: we have received your hotel request (X-7K3M-09QX)');
  expect(toVisitor(enquiry('custom', english))).toBe(
    'Rihla: we have received your custom journey request (X-7K3M-09QX)',
  );
  expect(toVisitor(enquiry('message', english))).toBe('Rihla: we have received your message (X-7K3M-09QX)');
});

it('tells staff the kind, destination, customer and reference', () => {
  const place = { main_arrival: 'لندن', destination: 'مكة', special_destination: 'العلا' };
  expect(toStaff(enquiry('flight', place), 'ar')).toBe('«رحلة»: طلب طيران جديد إلى لندن – نورة العتيبي (X-7K3M-09QX)');
  expect(toStaff(enquiry('hotel', place), 'ar')).toBe('«رحلة»: طلب فندق جديد في مكة – نورة العتيبي (X-7K3M-09QX)');
  expect(toStaff(enquiry('custom', place), 'ar')).toBe(
    '«رحلة»: طلب رحلة مخصصة جديد: «العلا» – نورة العتيبي (X-7K3M-09QX)',
  );
  expect(toStaff(enquiry('message'), 'ar')).toBe('«رحلة»: رسالة جديدة – نورة العتيبي (X-7K3M-09QX)');
  expect(toStaff(enquiry('flight', place), 'en')).toBe(
    'Rihla: new flight request to لندن – نورة العتيبي (X-7K3M-09QX)',
  );
});

it('tells both the program, and never calls it a custom journey', () => {
  const program_id = istanbul.id;
  const place = { main_arrival: 'إسطنبول', destination: 'إسطنبول', special_destination: 'إسطنبول', program_id };
  const told = types.map((type) => [
    toVisitor(enquiry(type, place), istanbul),
    toStaff(enquiry(type, place), 'en', istanbul),
  ]);
  expect(told).toEqual([
    ['«رحلة»: وصلنا طلب طيرانك لبرنامج «أسبوع في إسطنبول» (X-7K3M-09QX)', staffSubject('new flight request for')],
    ['«رحلة»: وصلنا طلب فندقك لبرنامج «أسبوع في إسطنبول» (X-7K3M-09QX)', staffSubject('new hotel request for')],
    ['«رحلة»: وصلنا طلبك لبرنامج «أسبوع في إسطنبول» (X-7K3M-09QX)', staffSubject('new program request')],
    ['«رحلة»: وصلتنا رسالتك بخصوص برنامج «أسبوع في إسطنبول» (X-7K3M-09QX)', staffSubject('new message about')],
  ]);
  const deleted = enquiry('custom', { program_id, language: 'en' });
  expect(toVisitor(deleted, 'deleted')).toBe(
    'Rihla: we have received your request for the program you chose (X-7K3M-09QX)',
  );
  expect(toStaff(deleted, 'ar', 'deleted')).toBe('«رحلة»: طلب برنامج جديد – نورة العتيبي (X-7K3M-09QX)');
});

describe('typed text in a subject', () => {
  it('is cut at a word, so that the reference stays visible', () => {
    const long = enquiry('flight', {
      main_arrival: 'London Heathrow, or Gatwick if that is cheaper, or any airport that is close',
      name: 'Abdulrahman '.repeat(10),
      language: 'en',
    });
    expect(toStaff(long, 'en')).toBe(
      'Rihla: new flight request to London Heathrow, or Gatwick if that is… – Abdulrahman Abdulrahman Abdulrahman… (X-7K3M-09QX)',
    );
    expect(toStaff(enquiry('flight', { main_arrival: 'x'.repeat(120) }), 'en')).toContain(`${'x'.repeat(40)}… –`);
  });

  it('cannot start a header or change the direction', () => {
    const hostile = 'London\r\nBcc: all@example.com\u0000\u202e\u2028www.evil.example';
    const one = enquiry('flight', { main_arrival: hostile, name: hostile, language: 'en' });
    const { subject } = newEnquiryMail(one, { program: 'none', language: 'ar', siteOrigin, contact });
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u);
    expect(subject).toContain('London Bcc: all');
  });
});

it('the digest counts waiting enquiries by kind, in words', () => {
  const digest = (count: number, language: 'ar' | 'en') =>
    digestMail({
      enquiries: [enquiry('flight')],
      left: count - 1,
      programs: new Map(),
      counts: [
        { type: 'flight', count },
        { type: 'hotel', count: 0 },
      ],
      at,
      language,
      siteOrigin,
      contact,
    });
  expect(digest(2, 'ar').subject).toBe('«رحلة»: طلبان ينتظران أول رد');
  expect(digest(2, 'ar').text).toContain('صباح الخير. طلبان ينتظران أول رد.\n\nطلبا طيران\n');
  expect(digest(1, 'ar').subject).toBe('«رحلة»: طلب واحد ينتظر أول رد');
  expect(digest(3, 'ar').subject).toBe('«رحلة»: 3 طلبات تنتظر أول رد');
  expect(digest(11, 'ar').subject).toBe('«رحلة»: 11 طلبًا ينتظر أول رد');
  expect(digest(3, 'ar').text).toContain('وهناك طلبان آخران.');
  expect(digest(1, 'en').subject).toBe('Rihla: 1 request is waiting for a first reply');
  expect(digest(2, 'en').text).toContain('2 flight requests\n');
});

it('the digest says what is late, and lists it first', () => {
  const late = { ...enquiry('flight'), reference: 'F-LATE-0000' };
  const counts = [{ type: 'flight' as const, count: 2 }];
  const shared = { programs: new Map(), at, language: 'ar', siteOrigin, contact } as const;
  const both = digestMail({ late: [late], lateTotal: 1, enquiries: [enquiry('hotel')], counts, ...shared });
  expect(both.subject).toBe('«رحلة»: طلبان ينتظران أول رد');
  expect(both.text).toContain('عميل واحد انتظر أكثر من المدة المستهدفة.');
  expect(both.text.indexOf('F-LATE-0000')).toBeLessThan(both.text.indexOf('X-7K3M-09QX'));
  const only = digestMail({ late: [late], lateTotal: 3, enquiries: [], counts: [], ...shared, language: 'en' });
  expect(only.subject).toBe('Rihla: 3 customers have waited longer than our goal');
});

it('the digest lists the tasks of the day with their time, and for whom', () => {
  const who = { email: 'huda@rihla.example', name: 'Huda' };
  const task = {
    id: 't',
    text: 'Call the hotel',
    due_at: '2026-11-24T07:00:00.000Z',
    who,
    by: who,
    at: '',
    done: null,
  };
  const tasks = [{ enquiry: enquiry('hotel'), task }];
  const shared = { enquiries: [], tasks, counts: [], programs: new Map(), at, siteOrigin, contact };
  const mail = digestMail({ ...shared, language: 'en' });
  expect(mail.subject).toBe('Rihla: 1 task is due today');
  expect(mail.text).toMatch(/Call the hotel[\s\S]*10:00[\s\S]*Huda/);
  expect(digestMail({ ...shared, language: 'ar' }).subject).toBe('«رحلة»: مهمة واحدة موعدها اليوم');
});

it('the summary of many enquiries counts them, in words, and lists a hundred', () => {
  const summary = (total: number, language: 'ar' | 'en') =>
    newEnquiriesMail({
      enquiries: Array(total).fill(enquiry('flight')),
      programs: new Map(),
      total,
      language,
      siteOrigin,
      contact,
    });
  expect(summary(1, 'en').subject).toBe('Rihla: 1 more new request came within ten minutes');
  expect(summary(2, 'ar').subject).toBe('«رحلة»: طلبان جديدان آخران وصلا خلال عشر دقائق');
  expect(summary(11, 'ar').text).toContain('X-7K3M-09QX');
  expect(summary(120, 'en').text.match(/^X-7K3M-09QX/gm)).toHaveLength(100);
  expect(summary(120, 'en').text).toContain('And 20 more.');
});

it('the digest and the summary name the program of each enquiry', () => {
  const enquiries = [enquiry('custom', { program_id: istanbul.id }), enquiry('flight', { program_id: istanbul.id })];
  const listed = {
    enquiries,
    programs: new Map([[istanbul.id, istanbul]]),
    language: 'ar',
    siteOrigin,
    contact,
  } as const;
  for (const { text } of [digestMail({ ...listed, counts: [], at }), newEnquiriesMail({ ...listed, total: 2 })]) {
    expect(text).toContain('طلب برنامج «أسبوع في إسطنبول»');
    expect(text).toContain('طلب طيران «أسبوع في إسطنبول»');
    expect(text).not.toContain('رحلة مخصصة');
  }
});
