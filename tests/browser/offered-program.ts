import type { APIRequestContext } from '@playwright/test';
import { inDays } from '../support/bodies.ts';
import { addProgram, newTripName } from './office.ts';
import { expect } from './support.ts';

/** Ids are time-ordered (version 7). */
export const newId = () => crypto.randomUUID().replace(/^(.{14})4/, '$17');

export const line = (item: string, price_sar: number) => ({ item, price_sar });

const dates = (from: number, more: object = {}) => ({ from_date: inDays(from), nights: 3, ...more });

/** Adds a program with prices and three departures: one with few seats, one sold out with a list, one on request. */
export async function addOffered(api: APIRequestContext) {
  const program = await addProgram(api, {
    trip_name: newTripName('ar'),
    ...{ from_date: inDays(40), to_date: inDays(43), nights: 3, price_sar: 1000 },
    prices: {
      lines: [line('adult', 1000), line('child', 600), line('infant', 0), line('single_supplement', 250)],
      early_until: null,
      deposit_sar: 200,
    },
    cancellation: [{ days_before: 20, refund_percent: 100 }],
    itinerary: [1, 2].map((number) => ({
      texts: { ar: { title: `يوم ${number}`, place: `مكان ${number}` }, en: { title: `Title ${number}` } },
      meals: ['breakfast'],
    })),
  });
  const address = `/api/programs/${program.id}/departures`;
  const ids = { full: newId(), asked: newId() };
  const added = await api.post(address, {
    data: {
      departures: [
        dates(60, { id: ids.full, capacity: 8, seats_left: 0, waiting_list: true }),
        dates(80, { id: ids.asked, sale: 'on_request' }),
      ],
    },
  });
  expect(added.status()).toBe(201);
  const limited = { ...dates(40), capacity: 8, seats_left: 3 };
  await setDeparture(api, program.id, { ...limited, version: 1 });
  await expect
    .poll(
      async () => (await (await api.get(`/data/programs/${program.id}.json`)).json()).data?.departures?.[0]?.seats_left,
    )
    .toBe(3);
  return { id: program.id, ids, limited };
}

export async function setDeparture(api: APIRequestContext, id: string, data: object) {
  const answer = await api.put(`/api/programs/${id}/departures/${id}`, { data });
  expect(answer.status()).toBe(200);
}
