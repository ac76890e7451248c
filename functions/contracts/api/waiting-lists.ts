import * as z from 'zod/mini';
import { Id, Instant, PathId } from '../field-kit/fields.ts';
import { Departure } from './departures.ts';
import { Enquiry } from './enquiries.ts';
import { page } from './enquiry-list.ts';
import { route } from './route.ts';

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
  summary: 'The coming departures with a waiting list on which requests are open, the earliest first',
  method: 'GET',
  path: '/programs/waiting',
  access: 'staff',
  query: z.object(page),
  rules: [
    'cursor is a departure for which requests wait; one for which nobody waits any more is refused (invalid_cursor)',
  ],
  reply: z.array(WaitingDeparture),
  page: true,
  status: 200,
  uses: { Enquiries: ['Query ByDeparture'], Departures: ['BatchGetItem'], Programs: ['BatchGetItem'] },
});

/** Those on the waiting list that nobody has closed, and all other requests for the departure. */
export const DepartureList = z.enum(['waiting', 'others']);
export type DepartureList = z.infer<typeof DepartureList>;

/** Lists those of a departure that is gone, too. As other lists of requests, the audit trail does not record it. */
export const listDepartureRequests = route({
  id: 'listDepartureRequests',
  summary: "A departure's waiting list, or its other requests, in the order of their arrival",
  method: 'GET',
  path: '/programs/{id}/departures/{departureId}/requests',
  access: 'staff',
  params: z.object({ id: PathId, departureId: Id }),
  query: z.object({ list: DepartureList, ...page }),
  reply: z.array(Enquiry),
  page: true,
  status: 200,
  uses: { Enquiries: ['Query ByDeparture', 'BatchGetItem'] },
});
