import type { Enquiry } from '#contracts/api/enquiries';
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
