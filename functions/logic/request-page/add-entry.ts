import { randomUUID } from 'node:crypto';
import type { Enquiry } from '#contracts/api/enquiries';
import type { RequestPage, RequestPageAction } from '#contracts/api/request-page';
import type { ChangedDate } from '#contracts/api/request-page/history';
import { perDay } from '#contracts/api/request-page/limits';
import { addCustomerEntry, type CustomerChange } from '../../data/customer-entries.ts';
import { sha256 } from '../../data/hash.ts';
import { type Limit, takeAttempt } from '../../data/throttles.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import { readAnswerTime } from '../desk/answer-time.ts';
import { changeOfDeparture, leavingDeparture } from './choose-departure.ts';
import { openRequest } from './open-page.ts';
import { toRequestPage } from './page.ts';

const seconds = 24 * 60 * 60;
const messages: Limit = { action: 'request-message', attempts: perDay.messages, seconds };
const changesOfDates: Limit = { action: 'request-dates', attempts: perDay.changesOfDates, seconds };
const cancellations: Limit = { action: 'request-cancellation', attempts: perDay.cancellations, seconds };

interface Call {
  address: string;
  idempotencyKey: string | undefined;
}

/**
 * Adds to a request what its customer does on the page: a message, other dates, a cancellation. A repetition of the last
 * one with the same key changes nothing.
 * @throws ProblemError `request_link_invalid`, `version_conflict`, `history_full`, `too_many_requests`
 * @throws ValidationFailed if the action is of another kind of request, or the departure has no places
 */
export async function addToRequestPage(
  { reference, secret, ...action }: RequestPageAction,
  { address, idempotencyKey }: Call,
): Promise<RequestPage> {
  const found = await openRequest({ reference, secret }, address);
  const key = idempotencyKey ? sha256(JSON.stringify([idempotencyKey, action])) : randomUUID();
  const answerTime = await readAnswerTime();
  if (found.customerKey === key) return toRequestPage(found, answerTime);
  // The page of a merged request takes messages only.
  if (found.enquiry.merged_into && action.action !== 'write') throw new ProblemError('version_conflict');
  const change = await changeOf(action, found.enquiry);
  if (!change) return toRequestPage(found, answerTime);
  await takeAttempt(change.limit, found.enquiry.id);
  const enquiry = await addCustomerEntry(found, { ...change, key });
  if (!enquiry) throw new ProblemError('request_link_invalid');
  const added = Buffer.byteLength(JSON.stringify(change.entry));
  return toRequestPage({ enquiry, historyBytes: found.historyBytes + added }, answerTime);
}

type Action = RequestPageAction extends infer Each
  ? Each extends RequestPageAction
    ? Omit<Each, 'reference' | 'secret'>
    : never
  : never;

/** Writing opens a request again. */
const opened: CustomerChange['next'] = (status) => (status === 'done' ? 'in_progress' : status);

type LimitedChange = Omit<CustomerChange, 'key'> & { limit: Limit };

/** Returns undefined if the dates, or the departure, are the same as before. */
async function changeOf(action: Action, enquiry: Enquiry): Promise<LimitedChange | undefined> {
  const at = new Date().toISOString();
  switch (action.action) {
    case 'write': {
      const entry = { action: 'customer_wrote', text: action.text, at } as const;
      return { entry, at, next: opened, limit: messages };
    }
    case 'cancel': {
      // A request that is done cannot be cancelled: the page has changed since.
      if (enquiry.status === 'done') throw new ProblemError('version_conflict');
      const entry = { action: 'cancelled', reason: action.reason, at } as const;
      return { entry, at, version: action.version, next: () => 'done', always: true, limit: cancellations };
    }
    default: {
      const change =
        action.action === 'choose_departure'
          ? await changeOfDeparture(action, enquiry, at)
          : changeOfDates(action, enquiry, at);
      return change && { ...change, at, version: action.version, next: opened, limit: changesOfDates };
    }
  }
}

type NewDates = Extract<Action, { action: `change_${string}` }>;

function changeOfDates(
  dates: NewDates,
  enquiry: Enquiry,
  at: string,
): Pick<CustomerChange, 'entry' | 'fields'> | undefined {
  const { action, version: _, ...given } = dates;
  if (action !== `change_${enquiry.type}_dates`)
    throw new ValidationFailed([{ field: 'action', code: 'not_an_option' }]);
  const { legs = [] } = dates.action === 'change_flight_dates' ? dates : {};
  const before = enquiry.type === 'flight' ? enquiry.legs : [];
  // A leg more or less is another request, which staff enter: the page shows the legs that there are.
  if (legs.length !== before.length) throw new ProblemError('version_conflict');
  const values = enquiry as unknown as Record<string, ChangedDate['before']>;
  const single = Object.entries(given as Record<string, ChangedDate['after']>).filter(([name]) => name !== 'legs');
  const changes = [
    ...single.map(([field, after]) => ({ field, before: values[field] ?? null, after })),
    ...legs.map(({ date }, index) => ({
      field: `legs.${index}.date`,
      before: before[index]?.date ?? null,
      after: date,
    })),
  ].filter((change) => change.before !== change.after);
  if (changes.length === 0) return undefined;
  const { fields: withoutDeparture, left } = leavingDeparture(enquiry);
  const fields = {
    ...withoutDeparture,
    ...Object.fromEntries(single),
    ...(before.length > 0 && { legs: before.map((leg, index) => ({ ...leg, date: legs[index]?.date ?? leg.date })) }),
  };
  return { entry: { action: 'dates_changed', changes, ...(left && { left }), at }, fields };
}
