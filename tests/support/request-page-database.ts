import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { FlightRequestBody } from '#contracts/api/enquiries';
import { flightKind } from '#contracts/api/flight-requests';
import { flightRequest, inDays } from './bodies.ts';
import { openTestDatabase } from './database.ts';

/** A flight of the requests, besides the main one. */
export const leg = { departure: 'Istanbul (IST)', arrival: 'Izmir', date: inDays(22) };
/** The member of the team who works on them. */
export const by = { email: 'huda@rihla.example', name: 'Huda' };
/** A change of the requests' dates, as their page sends it. */
export const dates = (changes: object = {}) => ({
  ...{ action: 'change_flight_dates', version: 1, from_date: inDays(30), to_date: inDays(37) },
  legs: [{ date: inDays(33) }],
  ...changes,
});
export const refused = (code: string) => expect.objectContaining({ code });

type Link = { reference: string; secret: string };

/** The pages of flight requests over a real database. Import what reads the database only after this. */
export async function openRequestPages() {
  const database = await openTestDatabase();
  const { receiveEnquiry } = await import('../../functions/logic/enquiries/receive-enquiry.ts');
  const { readRequestPage } = await import('../../functions/logic/request-page/open-page.ts');
  const { addToRequestPage } = await import('../../functions/logic/request-page/add-entry.ts');
  const { updateEnquiry } = await import('../../functions/data/enquiries.ts');
  const address = '192.0.2.7';

  type Action = Parameters<typeof addToRequestPage>[0];
  const act = ({ reference, secret }: Link, action: object, idempotencyKey: string = randomUUID()) =>
    addToRequestPage({ reference, secret, ...action } as Action, { address, idempotencyKey });

  return {
    database,
    send: (changes: object = {}, idempotencyKey: string | undefined = undefined) =>
      receiveEnquiry(flightKind, {
        body: FlightRequestBody.parse(
          flightRequest({ legs: [leg], email: `n${randomUUID()}@example.com`, ...changes }),
        ),
        // The address changes each time: many requests from one are suspicious.
        ...{ language: 'en', address: randomUUID(), idempotencyKey, traceId: 'trace' },
      } as const),
    read: (link: Link) => readRequestPage(link, address),
    act,
    write: (link: Link, text: string, key?: string) => act(link, { action: 'write', text }, key),
    setStatus: (id: string, status: 'new' | 'in_progress' | 'done') =>
      updateEnquiry('flight', id, {
        entries: [{ action: 'status_changed', to: status, at: new Date().toISOString(), by }],
        status,
      }),
  };
}
