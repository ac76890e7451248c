import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import type { Item } from './dynamo.ts';
import { type Clock, clockOf } from './enquiry-clock.ts';

/** The attributes by which the queue finds open requests, in the order in which staff should see to them. */

/** The stages of open requests, in the order of one's own list. */
const stages = ['unanswered', 'in_progress', 'waiting_for_customer'] as const;
export type Stage = (typeof stages)[number];

/** Who waits for what; undefined for a request that is done. */
function stageOf({ status }: Pick<Item, 'status'>, { waiting_since, waits_for_customer }: Clock): Stage | undefined {
  if (status === 'done') return undefined;
  if (waiting_since) return 'unanswered';
  return waits_for_customer ? 'waiting_for_customer' : 'in_progress';
}

export const deskKey = (stage: Stage, type: EnquiryType) => `${stage}#${type}`;

/** Sorts by stage, then by instant. The id makes it unique. */
const deskPlace = (stage: Stage, instant: string, id: string) => `${stages.indexOf(stage)}#${instant}#${id}`;

/** Sorts before the places of a stage. */
export const placesFrom = (stage: Stage) => `${stages.indexOf(stage)}#`;

/** Sorts after the places of a stage whose instants are not later. */
export const placesUntil = (stage: Stage, instant: string) => `${stages.indexOf(stage)}#${instant}~`;

/** Sorts after the places of those that are late: one that is due at this instant is not. */
export const placesLate = (now: Date) => `${stages.indexOf('unanswered')}#${now.toISOString()}`;

/** The attributes of an enquiry for the queue. Those that it lacks are removed. */
export interface DeskAttributes {
  /** The key of ByDesk. */
  desk: string | undefined;
  /** The key of ByOwner. */
  desk_owner: string | undefined;
  desk_place: string | undefined;
  due_at: string | undefined;
  clocked_since: string;
}

/**
 * @param item an enquiry in its stored form
 * @param dueAt the end of the goal, if the clock runs and it is known: until then the place is behind all others
 */
export function deskAttributes(item: Item, dueAt: string | undefined, clock = clockOf(item as never)): DeskAttributes {
  const { pk: type, sk: id, owner, clocked_since, updated_at } = item;
  const stage = stageOf(item as Pick<Item, 'status'>, clock);
  const { waiting_since, rests_since } = clock;
  const due_at = waiting_since ? dueAt : undefined;
  return {
    desk: stage && deskKey(stage, type),
    desk_owner: (stage && owner?.email) || undefined,
    desk_place: stage && deskPlace(stage, waiting_since ? (due_at ?? `~${waiting_since}`) : rests_since, id),
    due_at,
    clocked_since: clocked_since ?? updated_at,
  };
}

/** The place of an open request in the queue, as its index has it; undefined if it is done. */
export function placeOf({ type, id, due_at, waiting_since, waits_for_customer, ...enquiry }: Enquiry) {
  const clock = { ...clockOf(enquiry), waiting_since, waits_for_customer };
  return deskAttributes({ ...enquiry, pk: type, sk: id }, due_at ?? undefined, clock).desk_place;
}

/** The fields of an enquiry that follow from its item. */
export function clockFields(item: Item) {
  const { waiting_since, first_contact_at, waits_for_customer } = clockOf(item as never);
  return { waiting_since, first_contact_at, waits_for_customer, due_at: (waiting_since && item.due_at) || null };
}
