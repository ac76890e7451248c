import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { hotelRequest } from './bodies.ts';
import { type Answer, Client } from './client.ts';
import { customer } from './enquiry-calls.ts';
import { eventually } from './eventually.ts';
import { outbox } from './outbox.ts';

/** Acts as a customer on the page of a request. */

/** A request that was sent, with the secret of its link. */
export interface Link {
  id: string;
  reference: string;
  secret: string;
}

export const linkOf = ({ reference, secret }: Link): Omit<Link, 'id'> => ({ reference, secret });

export async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<Link> {
  const { status, json } = await new Client().post(path, body, { headers });
  expect(status).toBe(201);
  return json.data;
}
export const sendHotel = (changes: object = {}): Promise<Link> =>
  send('/hotels', hotelRequest({ ...customer(), ...changes }));

/** By default a visitor of an address of their own. */
export const read = (link: Link, client = new Client()): Promise<Answer> => client.post('/request-page', linkOf(link));

export const act = (link: Link, action: object, key: string = randomUUID()): Promise<Answer> =>
  new Client().post('/request-page/entries', { ...linkOf(link), ...action }, { headers: { 'Idempotency-Key': key } });
export const write = (link: Link, text: string, key?: string): Promise<Answer> =>
  act(link, { action: 'write', text }, key);

export const problem = ({ status, json }: Answer): [status: number, code: string] => [status, json.code];
export const invalidLink = [404, 'request_link_invalid'];

/** The link in the newest mail to an address. */
export async function mailedLink(address: string, subject: RegExp): Promise<Omit<Link, 'id'>> {
  let found: RegExpExecArray | null = null;
  await eventually(async () => {
    const mail = (await outbox()).find((one) => one.to.includes(address) && subject.test(one.subject));
    found = /\/request#([\w-]+)\.([\w-]+)/.exec(mail?.text ?? '');
    expect(found).not.toBeNull();
  });
  const [, reference = '', secret = ''] = found ?? [];
  return { reference, secret };
}
