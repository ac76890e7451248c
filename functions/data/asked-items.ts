import { asksToWait } from '#contracts/api/asked-facts';
import type { CustomRequest, Enquiry } from '#contracts/api/enquiries';
import type { Item } from './dynamo.ts';
import { halalas } from './price-items.ts';

/** Takes the parts out of an item. */
const nothing: Item = Object.fromEntries(
  ['departure_id', 'seniors', 'child_ages', 'room', 'waiting_list', 'seen_total_sar', 'departure'].map((name) => [
    name,
    undefined,
  ]),
);

/** The stored form of the totals in a request for a departure: whole halalas. Empty parts are not stored. */
export function askedToItem(enquiry: Partial<Enquiry>): Item {
  if (!('departure_id' in enquiry)) return {};
  const { departure_id, seniors, child_ages, room, waiting_list, seen_total_sar, departure } = enquiry;
  if (!departure_id) return nothing;
  const { total_sar, ...found } = departure ?? {};
  return {
    ...nothing,
    ...{ departure_id, seniors, child_ages, waiting_list },
    room: room ?? undefined,
    seen_total_halalas: inHalalas(seen_total_sar),
    departure: departure ? { ...found, total_halalas: inHalalas(total_sar) ?? null } : undefined,
  };
}

export function askedFromItem({ seen_total_halalas, departure }: Item): Item {
  const { total_halalas, ...found } = departure ?? {};
  return {
    ...(seen_total_halalas !== undefined && { seen_total_sar: seen_total_halalas / 100 }),
    ...(departure && { departure: { ...found, total_sar: total_halalas === null ? null : total_halalas / 100 } }),
  };
}

const inHalalas = (riyals: number | null | undefined) =>
  riyals === null || riyals === undefined ? undefined : halalas(riyals);

type Places = 'waiting' | 'asked';

/**
 * The key by which a departure's requests are found, in the order of their arrival: those that asked for the waiting list
 * before the others. It changes only with the departure; its status is the key's other half.
 * Undefined for a request without departure.
 */
export function departurePlace(id: string, request: Partial<Enquiry> | Item): string | undefined {
  const { program_id, departure_id, waiting_list, departure } = request as Item;
  if (!program_id || !departure_id) return undefined;
  const kind: Places = asksToWait({ waiting_list, departure }) ? 'waiting' : 'asked';
  return [kind, program_id, departure_id, id].join('#');
}

/** The beginning of the keys of one kind, of all departures or of one. */
export const placesOf = (kind: Places, ...departure: [] | [programId: string, departureId: string]): string =>
  `${[kind, ...departure].join('#')}#`;

/** The program, the departure and the request that a key names. */
export function readPlace(place: unknown) {
  const [, programId = '', departureId = '', id = ''] = String(place).split('#');
  return { programId, departureId, id };
}

/** The attributes of a request that asks for days of its own: no departure is left, the party stays. */
export const withoutDeparture: Item = Object.fromEntries(
  ['departure_id', 'departure', 'waiting_list', 'seen_total_halalas', 'departure_place'].map((name) => [
    name,
    undefined,
  ]),
);

/** The attributes of a request whose customer chooses another departure, which takes it off the one before. */
export const departureToItem = (enquiry: CustomRequest): Item => ({
  ...askedToItem(enquiry),
  departure_place: departurePlace(enquiry.id, enquiry),
});
