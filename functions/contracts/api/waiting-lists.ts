import * as z from 'zod/mini';
import { Id, Instant, PathId } from '../field-kit/fields.ts';
import { Departure } from './departures.ts';
import { Enquiry } from './enquiries.ts';
import { route } from './route.ts';

/** The largest number of requests in each part of a departure's list. */
export const mostListed = 100;

/** A coming departure for which requests wait that nobody has closed. */
export const WaitingDeparture = z.object({
  program_id: Id,
  trip_name: z.object({ ar: z.string(), en: z.nullable(z.string()) }),
  departure: Departure,
  /** The number of requests that wait. */
  waiting: z.int(),
  /** The arrival of the first one. */
  since: Instant,
});
export type WaitingDeparture = z.infer<typeof WaitingDeparture>;

export const listWaitingDepartures = route({
  id: 'listWaitingDepartures',
  summary: 'The coming departures for which requests wait, the earliest first',
  method: 'GET',
  path: '/programs/waiting',
  access: 'staff',
  reply: z.array(WaitingDeparture),
  status: 200,
  uses: { Enquiries: ['Query ByDeparture'], Departures: ['BatchGetItem'], Programs: ['BatchGetItem'] },
});

export const DepartureRequests = z.object({
  /** Those on the waiting list that nobody has closed, in the order of their arrival. */
  waiting: z.array(Enquiry),
  /** All others, in the same order. */
  others: z.array(Enquiry),
  /** True if there are more than are listed. */
  more: z.boolean(),
});
export type DepartureRequests = z.infer<typeof DepartureRequests>;

/** Lists those of a departure that is gone, too. */
export const listDepartureRequests = route({
  id: 'listDepartureRequests',
  summary: 'The requests for a departure in the order of their arrival: those that wait, and the others',
  method: 'GET',
  path: '/programs/{id}/departures/{departureId}/requests',
  access: 'staff',
  params: z.object({ id: PathId, departureId: Id }),
  reply: DepartureRequests,
  status: 200,
  uses: { Enquiries: ['Query ByDeparture', 'BatchGetItem'] },
});
