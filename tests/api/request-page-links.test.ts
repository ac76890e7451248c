import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { hotelRequest } from '../support/bodies.ts';
import { Client, staffClient } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { customer } from '../support/enquiry-calls.ts';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';
import {
  act,
  invalidLink,
  type Link,
  mailedLink,
  problem,
  read,
  send,
  sendHotel,
  write,
} from '../support/request-page.ts';

/** The links that open the page of a request. */

let staff: Client;
beforeAll(async () => {
  staff = await staffClient();
});

const enquiry = async ({ id }: Link) => (await staff.get(`/hotels/${id}`)).json.data;

describe('a link', () => {
  it('comes again with a repeated request, with the confirmation, and from staff; viewers make none', async (context) => {
    needs('mail')(context);
    const who = customer();
    const key = randomUUID();
    const body = hotelRequest(who);
    const [first, second] = [
      await send('/hotels', body, { 'Idempotency-Key': key }),
      await send('/hotels', body, { 'Idempotency-Key': key }),
    ];
    expect(second.id).toBe(first.id);
    const mailed = await mailedLink(who.email, /./);
    const made = await staff.post(`/requests/hotel/${first.id}/links`);
    expect(made.status).toBe(201);
    for (const { secret } of [first, second, mailed, made.json.data]) {
      expect((await read({ ...first, secret })).status).toBe(200);
    }
    const viewer = await colleagueClient('viewer');
    expect(problem(await viewer.post(`/requests/hotel/${first.id}/links`))).toEqual([403, 'role_not_allowed']);
    const { links } = await enquiry(first);
    expect(links.map(({ by }: { by: string }) => by).toSorted()).toEqual(['mail', 'receipt', 'receipt', 'staff']);
    expect(JSON.stringify(links)).not.toContain('hash');
  });

  it('ends with all others, which the activity records', async () => {
    const link = await sendHotel();
    expect((await staff.delete(`/requests/hotel/${link.id}/links`)).status).toBe(200);
    expect(problem(await read(link))).toEqual(invalidLink);
    const { json } = await staff.post('/activity/searches', { record: link.reference });
    expect(json.data.map(({ action }: { action: string }) => action)).toContain('request_links_ended');
    expect(problem(await staff.post(`/requests/hotel/${randomUUID()}/links`))).toEqual([404, 'enquiry_not_found']);
  });
});

describe('POST /request-page/links', () => {
  const ask = (reference: string, phone_end: string, client = new Client()) =>
    client.post('/request-page/links', { reference, phone_end });

  it('mails a link for the right number, and answers the same for a wrong one and an unknown reference', async (context) => {
    needs('mail')(context);
    const who = customer();
    const link = await sendHotel(who);
    const end = who.phone.slice(-4);
    const wrong = String((Number(end) + 1) % 10_000).padStart(4, '0');
    const answers = [
      await ask(link.reference, wrong),
      await ask('H-0000-0000', end),
      await ask(link.reference.toLowerCase().replaceAll('-', ''), end),
    ];
    expect(answers.map(({ status, json }) => [status, json])).toEqual(answers.map(() => [202, { data: true }]));
    const mailed = await mailedLink(who.email, /new link|رابط جديد/);
    expect((await read({ ...link, ...mailed })).status).toBe(200);
    const mails = (await outbox()).filter(
      (mail) => mail.to.includes(who.email) && /new link|رابط جديد/.test(mail.subject),
    );
    expect(mails).toHaveLength(1);
  });

  it('mails no more than three links a day, and stops who asks too often', async (context) => {
    needs('mail')(context);
    const who = customer();
    const link = await sendHotel(who);
    const end = who.phone.slice(-4);
    const stranger = new Client();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++) statuses.push((await ask(link.reference, end, stranger)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
    await eventually(async () => {
      const mails = (await outbox()).filter(
        (mail) => mail.to.includes(who.email) && /new link|رابط جديد/.test(mail.subject),
      );
      expect(mails).toHaveLength(3);
    });
  });
});

describe('mails with a new link, of which anybody can ask for requests of their own', { timeout: 60_000 }, () => {
  beforeEach((context) => {
    needs('mail')(context);
    needs('callerAddresses')(context);
  });

  /** Asks three times for the link of a request from each of these addresses, and returns how many mails went out. */
  async function mailsAfterAsking(addresses: readonly string[], clientOf: () => Client): Promise<number> {
    const links = await Promise.all(
      addresses.map(async (email) => {
        const { phone } = customer();
        return { phone_end: phone.slice(-4), reference: (await sendHotel({ phone, email })).reference };
      }),
    );
    const asked = links.flatMap((link) => [1, 2, 3].map(() => clientOf().post('/request-page/links', link)));
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([202]));
    const mails = await outbox();
    return mails.filter(({ to, subject }) => addresses.includes(to.join()) && /new link|رابط جديد/.test(subject))
      .length;
  }

  it('are six a day for a mailbox in all its spellings', async () => {
    const name = `${randomUUID().slice(0, 8)}customer`;
    const spelled = Array.from({ length: 6 }, (_, index) => `${name.slice(0, -index - 1)}.${name.slice(-index - 1)}`);
    const addresses = spelled.map((one) => `${one}@proton.me`);
    expect(await mailsAfterAsking(addresses, () => new Client())).toBe(6);
  });

  it('are twenty a day for a domain that is no large provider’s', async () => {
    const domain = `catch-all-${randomUUID().slice(0, 8)}.example`;
    const addresses = Array.from({ length: 8 }, (_, index) => `name-${index}@${domain}`);
    expect(await mailsAfterAsking(addresses, () => new Client())).toBe(20);
  });

  it('are ten a day for a connection', async () => {
    const client = new Client();
    const addresses = Array.from({ length: 5 }, () => `${randomUUID()}@gmail.com`);
    expect(await mailsAfterAsking(addresses, () => client)).toBe(10);
  });
});

describe('nothing of a link', () => {
  beforeEach(needs('process'));

  it('is in a log or a file outside the outbox and the database, after every kind of call', async () => {
    const { dataDir } = inject('stack');
    const who = customer();
    const link = await sendHotel(who);
    await read(link);
    await write(link, 'Hello');
    await act(link, { action: 'cancel', version: 7, reason: null });
    await read({ ...link, reference: 'H-0000-0000' });
    await new Client().post('/request-page', { reference: link.reference });
    await new Client().post('/request-page/links', { reference: link.reference, phone_end: who.phone.slice(-4) });
    const mailed = await mailedLink(who.email, /./);
    const id = (await staff.get('/overview/new')).headers.get('x-request-id') ?? '';
    const logs = async () => {
      const files = (await readdir(dataDir, { recursive: true })).filter((file) => /\.log(\.\d+)?$/.test(file));
      // The database's own log holds the items, with the hashes.
      const own = files.filter((file) => !file.startsWith('database'));
      return (await Promise.all(own.map((file) => readFile(join(dataDir, file), 'utf8')))).join();
    };
    await eventually(async () => expect(await logs()).toContain(id));
    for (const hidden of [link.secret, mailed.secret, link.reference]) expect(await logs()).not.toContain(hidden);
    const stored = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
    for (const file of stored) {
      if (file.parentPath.includes('outbox')) continue;
      const bytes = await readFile(join(file.parentPath, file.name)).catch(() => Buffer.of());
      for (const secret of [link.secret, mailed.secret]) expect(bytes.includes(secret), file.name).toBe(false);
    }
  });
});
