import type { Departure } from '#contracts/api/departures';
import { type Enquiry, EnquiryStatus } from '#contracts/api/enquiries';
import type { DepartureList } from '#contracts/api/waiting-lists';
import { placesOf, readPlace } from './asked-items.ts';
import { departureKey, toDeparture } from './departure-items.ts';
import { batchGetItems, type Query, queryPages } from './dynamo.ts';
import { statusKey } from './enquiry-items.ts';
import { getEnquiries } from './enquiry-reads.ts';
import { parseItems } from './parse-items.ts';

/** The requests for departures, which are custom ones. */
const type = 'custom';
const open = EnquiryStatus.options.filter((status) => status !== 'done');

/** A request's place on the list of a departure. */
export type WaitingPlace = ReturnType<typeof readPlace>;
export type DeparturePlace = Pick<WaitingPlace, 'programId' | 'departureId'>;

/** The places on all waiting lists that nobody has closed. Reads keys only, which are few: staff see to the requests. */
export async function readWaitingPlaces(): Promise<WaitingPlace[]> {
  const ofStatus = async (status: EnquiryStatus) => {
    const condition = 'begins_with(departure_place, :places)';
    const query = within(status, condition, { ':places': placesOf('waiting') });
    return (await Array.fromAsync(queryPages('Enquiries', query))).flat();
  };
  const entries = (await Promise.all(open.map(ofStatus))).flat();
  return entries.map(({ departure_place }) => readPlace(departure_place));
}

/** The parts of the index that have each list: status and kind. */
const partsOf: Record<DepartureList, readonly (readonly [EnquiryStatus, 'waiting' | 'asked'])[]> = {
  waiting: open.map((status) => [status, 'waiting']),
  others: [['done', 'waiting'], ...EnquiryStatus.options.map((status) => [status, 'asked'] as const)],
};

/** The ids of the first requests on a departure's list after one of them, in the order of their arrival. */
export async function readRequestIds(
  { programId, departureId }: DeparturePlace,
  { list, after, limit }: { list: DepartureList; after: string | undefined; limit: number },
): Promise<string[]> {
  const idsOf = async ([status, kind]: (typeof partsOf)[DepartureList][number]) => {
    const places = placesOf(kind, programId, departureId);
    // Above the id after which the page begins and below every greater one; above all ids.
    const range = { ':first': after ? `${places}${after}~` : places, ':last': `${places}g` };
    const query = { ...within(status, 'departure_place BETWEEN :first AND :last', range), Limit: limit };
    const { value: entries = [] } = await queryPages('Enquiries', query).next();
    return entries.map(({ sk }) => String(sk));
  };
  const ids = new Set((await Promise.all(partsOf[list].map(idsOf))).flat());
  return [...ids].sort().slice(0, limit);
}

/** The requests of these ids as they are now, in their order. */
export const getDepartureRequests = (ids: readonly string[]): Promise<Enquiry[]> => getEnquiries(type, ids);

const within = (status: EnquiryStatus, condition: string, values: Record<string, string>): Query => ({
  IndexName: 'ByDeparture',
  KeyConditionExpression: `type_status = :status AND ${condition}`,
  values: { ':status': statusKey(type, status), ...values },
});

/** Those of these departures that are stored, by the program's and the departure's id. */
export async function getDepartures(places: readonly DeparturePlace[]) {
  const keys = places.map(({ programId, departureId }) => departureKey(programId, departureId));
  const items = await batchGetItems('Departures', keys);
  const found = parseItems('Departures', items, (item): [string, Departure] => [item.sk, toDeparture(item)]);
  const departures = new Map(found);
  return ({ programId, departureId }: DeparturePlace) => departures.get(departureKey(programId, departureId).sk ?? '');
}
