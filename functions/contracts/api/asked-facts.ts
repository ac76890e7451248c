import type { Asked } from './asked-dates.ts';
import type { rooms } from './offer-terms.ts';

/** The facts of a chosen departure. Without a validation library, since the page of a request has none. */

/** True if a request asked for the waiting list, or came when only that was left. */
export const asksToWait = ({ waiting_list, departure }: Partial<Pick<Asked, 'waiting_list' | 'departure'>>): boolean =>
  Boolean(waiting_list) || departure?.availability === 'waiting_list';

/** One fact of what was chosen. */
export type AskedFact =
  | { name: 'departure'; from: string; to: string }
  | { name: 'seniors'; value: number }
  | { name: 'child_ages'; value: readonly number[] }
  | { name: 'room'; value: (typeof rooms)[number] }
  | { name: 'seen_total'; value: number };

/** The non-empty facts, for receipts, mails and the console. */
export function askedFacts({ departure, seniors, child_ages, room, seen_total_sar }: Asked): AskedFact[] {
  const { from_date: from, to_date: to } = departure ?? {};
  return [
    ...(from && to ? [{ name: 'departure' as const, from, to }] : []),
    ...(seniors ? [{ name: 'seniors' as const, value: seniors }] : []),
    ...(child_ages?.length ? [{ name: 'child_ages' as const, value: child_ages }] : []),
    ...(room ? [{ name: 'room' as const, value: room }] : []),
    ...(seen_total_sar ? [{ name: 'seen_total' as const, value: seen_total_sar }] : []),
  ];
}

/**
 * What staff and the visitor have to be told: it is a request for the waiting list, a place has become free since, the
 * departure cannot be had any more, or its price is no longer the one that the visitor saw.
 */
export type AskedNotice =
  | { code: 'waiting_list' | 'freed' | 'unavailable' | 'full' | 'price_unknown' }
  | { code: 'price_changed'; seen: number; now: number };

const withPlaces: readonly string[] = ['available', 'freesale', 'limited', 'on_request'];

export function askedNotices({ departure, waiting_list, seen_total_sar: seen }: Asked): AskedNotice[] {
  if (!departure) return waiting_list ? [{ code: 'waiting_list' }] : [];
  const { availability, total_sar: now } = departure;
  const notices: AskedNotice[] = [];
  if (withPlaces.includes(availability)) {
    if (waiting_list) notices.push({ code: 'freed' });
  } else if (availability === 'waiting_list') notices.push({ code: waiting_list ? 'waiting_list' : 'full' });
  else notices.push({ code: 'unavailable' });
  if (availability !== 'gone' && seen !== null && seen !== now) {
    notices.push(now === null ? { code: 'price_unknown' } : { code: 'price_changed', seen, now });
  }
  return notices;
}
