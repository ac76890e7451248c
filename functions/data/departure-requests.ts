import type { Departure } from '#contracts/api/departures';
import { type Enquiry, EnquiryStatus } from '#contracts/api/enquiries';
import { placesOf, readPlace } from './asked-items.ts';
import { departureKey, toDeparture } from './departure-items.ts';
import { batchGetItems, type Query, queryPages } from './dynamo.ts';
import { statusKey } from './enquiry-items.ts';
import { getEnquiries } from './enquiry-reads.ts';
import { parseItems } from './parse-items.ts';

/** The requests for departures, which are custom ones. */
const type = 'custom';
const open = EnquiryStatus.options.filter((status) => status !== 'done');

type Place = ReturnType<typeof readPlace>;

/** The places on all waiting lists that nobody has closed. Reads keys only, which are few: staff see to the requests. */
export async function readWaitingPlaces(): Promise<Place[]> {
  const ofStatus = async (status: EnquiryStatus) =>
    (await Array.fromAsync(queryPages('Enquiries', within(status, placesOf('waiting'))))).flat();
  const entries = (await Promise.all(open.map(ofStatus))).flat();
  return entries.map(({ departure_place }) => readPlace(departure_place));
}

/**
 * The requests for a departure in the order of their arrival, at most `limit` of each kind and status: the index says
 * which, the items what they are now.
 */
export async function readDepartureRequests(programId: string, departureId: string, limit: number): Promise<Enquiry[]> {
  const idsOf = async (status: EnquiryStatus, kind: 'waiting' | 'asked') => {
    const query = { ...within(status, placesOf(kind, programId, departureId)), Limit: limit };
    const { value: entries = [] } = await queryPages('Enquiries', query).next();
    return entries.map(({ sk }) => String(sk));
  };
  const parts = EnquiryStatus.options.flatMap((status) => [idsOf(status, 'waiting'), idsOf(status, 'asked')]);
  return getEnquiries(type, (await Promise.all(parts)).flat().toSorted());
}

const within = (status: EnquiryStatus, places: string): Query => ({
  IndexName: 'ByDeparture',
  KeyConditionExpression: 'type_status = :status AND begins_with(departure_place, :places)',
  values: { ':status': statusKey(type, status), ':places': places },
});

/** Those of these departures that are stored, by the program's and the departure's id. */
export async function getDepartures(places: readonly Pick<Place, 'programId' | 'departureId'>[]) {
  const keys = places.map(({ programId, departureId }) => departureKey(programId, departureId));
  const items = await batchGetItems('Departures', keys);
  const found = parseItems('Departures', items, (item): [string, Departure] => [item.sk, toDeparture(item)]);
  const departures = new Map(found);
  return ({ programId, departureId }: Pick<Place, 'programId' | 'departureId'>) =>
    departures.get(departureKey(programId, departureId).sk ?? '');
}
