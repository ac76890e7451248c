import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { customRequest, flightRequest, hotelRequest, message } from '../support/bodies.ts';
import { Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';

/** Waits until all earlier enquiries are handled: changes are handled in order, so this one is mailed last. */
async function untilMailed() {
  const email = `last-${randomUUID()}@example.com`;
  await new Client().post('/messages', message({ email }));
  await eventually(async () => expect((await outbox()).some(({ to }) => to.includes(email))).toBe(true));
}

describe('an address typed into the forms by someone else', () => {
  beforeEach(needs('mail'));

  it('gets at most three confirmations a day, in any spelling, and no typed text', async () => {
    const name = `stranger-${randomUUID()}`;
    const spellings = [`${name}@example.com`, `${name}+offer@example.com`, `${name.toUpperCase()}@Example.com`];
    const advert = `CHEAP-WATCHES call 0509999999 ${'now '.repeat(1200)}`.slice(0, 5000);
    const short = 'CHEAP-WATCHES www.evil.example';
    const bodies = [
      (email: string) => ['/messages', message({ email, name: short, message: advert })] as const,
      (email: string) => ['/flight-requests', flightRequest({ email, name: short, main_arrival: short })] as const,
      (email: string) => ['/hotels', hotelRequest({ email, name: short, destination: short })] as const,
      (email: string) => ['/customs', customRequest({ email, name: short, special_destination: short })] as const,
    ];
    const attacker = new Client();
    const answers = [];
    for (let i = 0; i < 60; i++) {
      const [path, body] = (bodies[i % 4] as (typeof bodies)[0])(spellings[i % 3] as string);
      answers.push(await attacker.post(path, body, { headers: { 'X-Forwarded-For': `10.9.8.${i}` } }));
    }
    // Every enquiry is stored, and no reply says how often the address was used.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const fields = answers.map(({ json }) => Object.keys(json.data).toSorted().join());
    expect(new Set(fields)).toEqual(new Set(['answer_by,created_at,id,reference,secret,unconfirmed']));
    expect(new Set(answers.map(({ json }) => json.data.unconfirmed))).toEqual(new Set([false]));

    await untilMailed();
    const mails = (await outbox()).filter(({ to }) => to.some((address) => address.toLowerCase().startsWith(name)));
    expect(mails).toHaveLength(3);
    for (const { subject, text, html } of mails) {
      for (const content of [subject, text, html]) expect(content).not.toMatch(/cheap|watches|evil|0509999999|50 999/i);
    }
  }, 90_000);
});
