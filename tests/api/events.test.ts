import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { customRequest, flightRequest, hotelRequest, message } from '../support/bodies.ts';
import { Client, staffClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { outbox } from '../support/outbox.ts';

const visitor = new Client();
const { adminEmail } = inject('stack');
const address = () => `visitor-${randomUUID()}@example.com`;

const mailsTo = async (email: string) => (await outbox()).filter(({ to }) => to.includes(email));
const staffMailsAbout = async (reference: string) =>
  (await mailsTo(adminEmail)).filter(({ subject }) => subject.includes(reference));

describe('a new enquiry', () => {
  it('is confirmed to the visitor in his language and told to staff, with its reference', async () => {
    for (const [path, body, language, subject] of [
      ['/flight-requests', flightRequest(), 'ar', 'وصلنا طلبك'],
      ['/hotels', hotelRequest(), 'en', 'We have received your request'],
      ['/messages', message(), 'ar', 'وصلتنا رسالتك'],
    ] as const) {
      const email = address();
      const { json } = await visitor.post(path, { ...body, email }, { language });
      const { reference, id } = json.data;
      await eventually(async () => {
        expect(await mailsTo(email)).toHaveLength(1);
        expect(await staffMailsAbout(reference)).toHaveLength(1);
      });
      const [confirmation] = await mailsTo(email);
      expect(confirmation?.subject).toBe(`${subject} (${reference})`);
      expect(confirmation?.text).toContain(reference);
      expect(confirmation?.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      const [news] = await staffMailsAbout(reference);
      for (const content of [news?.text, news?.html]) expect(content).toContain(`.${id}`);
    }
  });

  it('sent twice with one key is mailed once', async () => {
    const email = address();
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => visitor.post('/messages', message({ email }), { headers });
    const [first] = await Promise.all([send(), send(), send()]);
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));
    // Changes come in order: once a later enquiry is mailed, this one has had its turn.
    const later = address();
    await visitor.post('/messages', message({ email: later }));
    await eventually(async () => expect(await mailsTo(later)).toHaveLength(1));
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await staffMailsAbout(first.json.data.reference)).toHaveLength(1);
  });

  it('without an address is told to staff alone', async () => {
    const { json } = await visitor.post('/customs', customRequest({ email: null }));
    await eventually(async () => expect(await staffMailsAbout(json.data.reference)).toHaveLength(1));
  });

  it('that staff entered is confirmed to the visitor alone', async () => {
    const email = address();
    const staff = await staffClient();
    const entered = await staff.post('/requests', { ...customRequest({ email }), type: 'custom', language: 'en' });
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));
    expect((await mailsTo(email))[0]?.text).toContain('Thank you for your call');
    const toStaff = await staffMailsAbout(entered.json.data.reference);
    expect(toStaff.map(({ subject, text }) => `${subject}: ${text}`)).toEqual([]);
  });
});
