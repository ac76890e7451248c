import type { APIRequestContext } from '@playwright/test';
import { inDays } from '../support/bodies.ts';
import { addProgram, newTripName } from './office.ts';
import { addRequest, newCustomer } from './staff-requests.ts';
import { expect, type Language } from './support.ts';

/** A time-ordered id, as the console makes them. */
export const newId = () => crypto.randomUUID().replace(/^(.{14})4/, '$17');

export const quoteLines = [
  {
    kind: 'program',
    text: { ar: 'برنامج العلا لشخصين', en: 'AlUla program for two' },
    detail: { ar: 'غرفة مزدوجة مع الإفطار', en: 'A double room with breakfast' },
    ...{ quantity: 2, price_sar: 4500, vat: 'standard' },
  },
  { kind: 'flight', text: { ar: 'الرياض ← العلا ذهابًا وإيابًا' }, quantity: 2, price_sar: 950.5, vat: 'zero' },
  { kind: 'discount', text: { en: 'Returning customer' }, quantity: 1, price_sar: 500, vat: 'standard' },
];

interface Options {
  content?: Record<string, unknown>;
  replaces?: string | null;
  language?: Language;
}

/** Adds a request of a new customer. */
export async function addQuotedRequest(api: APIRequestContext, language: Language) {
  const who = newCustomer(language);
  return { ...(await addRequest(api, 'hotel', who)), who };
}

/** Sends a quote for a request, and returns the path of its link. */
export async function sendQuote(
  api: APIRequestContext,
  { type, id, reference }: { type: string; id: string; reference: string },
  { content, replaces = null, language = 'ar' }: Options = {},
) {
  const data = {
    ...{ id: newId(), replaces, channel: 'copy', language },
    content: { lines: quoteLines, valid_until: inDays(7), deposit_sar: 2000, payment_link: null, ...content },
  };
  const reply = await api.post(`/api/requests/${type}/${id}/quotes`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  const { quote, secret } = (await reply.json()).data as { quote: { id: string; number: number }; secret: string };
  return { ...quote, reference, secret, path: `/offer?lang=${language}#${reference}.${secret}` };
}

/** Adds a program with a departure that has these seats left. */
export async function addDeparture(
  api: APIRequestContext,
  language: Language,
  seats_left: number,
  changes: Record<string, unknown> = {},
) {
  const name = newTripName(language);
  const translations = { en: { trip_name: name, city: 'AlUla' } };
  const program = await addProgram(api, { trip_name: name, translations, ...changes });
  const departure_id = newId();
  const address = `/api/programs/${program.id}/departures`;
  const departure = { id: departure_id, from_date: inDays(60), nights: 3, capacity: 8, seats_left };
  expect((await api.post(address, { data: { departures: [departure] } })).status()).toBe(201);
  return {
    name,
    seats: { program_id: program.id, departure_id },
    seatsLeft: async (): Promise<number> => {
      const { data } = await (await api.get(address)).json();
      return data.find(({ id }: { id: string }) => id === departure_id).seats_left;
    },
  };
}
