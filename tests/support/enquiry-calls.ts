import { randomInt, randomUUID } from 'node:crypto';
import { customRequest, flightRequest, hotelRequest, message } from './bodies.ts';
import { Client } from './client.ts';

/** Each type of enquiry with its path, a valid body and the first letter of its references. */
export const kinds = [
  { type: 'flight', path: '/flight-requests', body: flightRequest, letter: 'F' },
  { type: 'hotel', path: '/hotels', body: hotelRequest, letter: 'H' },
  { type: 'custom', path: '/customs', body: customRequest, letter: 'C' },
  { type: 'message', path: '/messages', body: message, letter: 'M' },
] as const;

export const visitor = new Client();

/** A customer that no other test uses. */
export function customer() {
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  return { phone: `055${digits}`, digits, email: `${randomUUID()}@example.com` };
}

/** Sends an enquiry as a visitor; returns its receipt. */
export const send = async (path: string, body: object) => (await visitor.post(path, body)).json.data;
export const idsOf = (answer: { json: { data: { id: string }[] } }) => answer.json.data.map(({ id }) => id);
/** The ids that a search by staff finds. */
export const finder =
  (staff: () => Client) =>
  async (q: string, filter: object = {}): Promise<string[]> =>
    idsOf(await staff().search({ q, ...filter }));

/** Sends one enquiry of each type from a customer; returns the newest first. */
export async function oneOfEach({ phone, email }: { phone: string; email: string }) {
  const sent = [];
  for (const { path, body } of kinds) sent.unshift(await send(path, body({ phone, email })));
  return sent as { id: string; reference: string }[];
}
