import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { customRequest, flightRequest, hotelRequest, message, program } from '../support/bodies.ts';
import { Client, staffClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';

const visitor = new Client();
const { adminEmail } = inject('stack');
const address = () => `visitor-${randomUUID()}@example.com`;

const mailsTo = async (email: string) => (await outbox()).filter(({ to }) => to.includes(email));
const staffMailsAbout = async (reference: string) =>
  (await mailsTo(adminEmail)).filter(({ subject }) => subject.includes(reference));

describe('a new enquiry', () => {
  beforeEach(needs('mail'));

  it('is confirmed to the visitor in the language of the form and mailed to staff, with its reference', async () => {
    for (const [path, body, language, subject] of [
      ['/flight-requests', flightRequest({ main_arrival: 'لندن' }), 'ar', '«رحلة»: وصلنا طلب طيرانك'],
      ['/hotels', hotelRequest(), 'en', 'Rihla: we have received your hotel request'],
      ['/messages', message(), 'ar', '«رحلة»: وصلتنا رسالتك'],
    ] as const) {
      const email = address();
      const { json } = await visitor.post(path, { ...body, email }, { language });
      const { reference, id } = json.data;
      await eventually(async () => {
        expect(await mailsTo(email)).toHaveLength(1);
        expect(await staffMailsAbout(reference)).toHaveLength(1);
      });
      const [confirmation] = await mailsTo(email);
      expect(confirmation?.subject.replace(/[\u200e\u200f]/g, '')).toBe(`${subject} (${reference})`);
      expect(confirmation?.text).toContain(reference);
      expect(confirmation?.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      const [news] = await staffMailsAbout(reference);
      for (const content of [news?.text, news?.html]) expect(content).toContain(`.${id}`);
    }
  });

  it('sets Reply-To to the agency for the visitor, and to the visitor for staff', async (context) => {
    needs('replyTo')(context);
    const email = address();
    const { json } = await visitor.post('/messages', message({ email }));
    await eventually(async () => {
      expect((await mailsTo(email))[0]?.reply_to).toEqual(['hello@rihla.example']);
      expect((await staffMailsAbout(json.data.reference))[0]?.reply_to).toEqual([email]);
    });
  });

  it('that is sent twice with one key is mailed once', async () => {
    const email = address();
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => visitor.post('/messages', message({ email }), { headers });
    const [first] = await Promise.all([send(), send(), send()]);
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));
    // Changes are handled in order: once a later enquiry has been mailed, this one has been handled.
    const later = address();
    await visitor.post('/messages', message({ email: later }));
    await eventually(async () => expect(await mailsTo(later)).toHaveLength(1));
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await staffMailsAbout(first.json.data.reference)).toHaveLength(1);
  });

  it('names its program in both mails, even after the program was deleted', async () => {
    const staff = await staffClient();
    const { json: saved } = await staff.post('/programs', program({ trip_name: 'أسبوع في إسطنبول' }));
    const ask = async () => {
      const email = address();
      const { json } = await visitor.post('/customs', customRequest({ email, program_id: saved.data.id }), {
        language: 'ar',
      });
      await eventually(async () => {
        expect(await mailsTo(email)).toHaveLength(1);
        expect(await staffMailsAbout(json.data.reference)).toHaveLength(1);
      });
      return [...(await mailsTo(email)), ...(await staffMailsAbout(json.data.reference))];
    };
    for (const { subject, text } of await ask()) {
      expect(subject).toContain('أسبوع في إسطنبول');
      expect(text).toContain('أسبوع في إسطنبول');
    }
    await staff.delete(`/programs/${saved.data.id}`);
    const [, toStaff] = await ask();
    expect(toStaff?.text).toContain('برنامج حُذف من الموقع');
  });

  it('without an e-mail address is mailed to staff only', async () => {
    const { json } = await visitor.post('/customs', customRequest({ email: null }));
    await eventually(async () => expect(await staffMailsAbout(json.data.reference)).toHaveLength(1));
  });

  it('that staff entered is confirmed to the visitor only', async () => {
    const email = address();
    const staff = await staffClient();
    const entered = await staff.post('/requests', { ...customRequest({ email }), type: 'custom', language: 'en' });
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));
    expect((await mailsTo(email))[0]?.text).toContain('Thank you for your call');
    const toStaff = await staffMailsAbout(entered.json.data.reference);
    expect(toStaff.map(({ subject, text }) => `${subject}: ${text}`)).toEqual([]);
  });
});
