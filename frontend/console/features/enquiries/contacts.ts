import type { Author, ContactChannel, ContactOutcome, Enquiry, HistoryEntry } from '#contracts/api/enquiries';
import { withoutUndone } from '#contracts/api/without-undone';
import { ApiError, isConflict } from '#shared/lib/api-error.ts';
import { changeAtOnce, changeEnquiry } from './change-enquiry.ts';
import { announceNews } from './enquiry-news.ts';
import { getEnquiry } from './get-enquiry.ts';
import { seenOf } from './seen-of.ts';

type Contacted = Extract<HistoryEntry, { action: 'contacted' }>;
type Ended = Extract<HistoryEntry, { action: 'contact_ended' }>;

export interface LastContact extends Omit<Contacted, 'action'> {
  /** The outcome of the contact; undefined while nobody has said it. */
  ended?: Pick<Ended, 'outcome' | 'call_back_at'> | undefined;
}

/** The last contact with the customer, without those that were a mistake. */
export function lastContact({ history }: Pick<Enquiry, 'history'>): LastContact | undefined {
  const made = withoutUndone(history);
  const index = made.findLastIndex(({ action }) => action === 'contacted');
  const contact = made[index];
  if (contact?.action !== 'contacted') return undefined;
  const ended = made.slice(index).findLast((entry) => entry.action === 'contact_ended');
  return { ...contact, ended };
}

export type Written = Extract<HistoryEntry, { action: 'answered' | 'quote_sent' }>;

/** Returns the newest answer or quote that staff sent after the last contact. */
export function writtenSince({ history }: Pick<Enquiry, 'history'>, contact: LastContact | undefined) {
  const written = history.findLast((entry): entry is Written => ['answered', 'quote_sent'].includes(entry.action));
  return written && (!contact || written.at > contact.at) ? written : undefined;
}

/** Returns the next action on a request: WhatsApp, where most customers answer, or the call that staff have promised. */
export function nextAction(enquiry: Enquiry): 'chat' | 'call' | 'email' | 'view' {
  const { status, unanswered_since, phone, email } = enquiry;
  if (status === 'done' && !unanswered_since) return 'view';
  if (!phone) return email ? 'email' : 'view';
  return lastContact(enquiry)?.ended?.outcome === 'call_back' ? 'call' : 'chat';
}

interface Changed {
  changed: Enquiry;
  /** True if the change set the status too. */
  hasBegun: boolean;
  /** True if a colleague has set another status meanwhile, which stays as it is. */
  hasConflict: boolean;
}

interface Recorded extends Changed {
  /** The new contact; undefined if it repeats one of the last minute, which adds nothing. */
  contact: LastContact | undefined;
}

interface Begun {
  status?: 'in_progress';
  version?: number;
}

/** Makes a change with which a new request is in progress. A status that a colleague has set meanwhile stays. */
async function andBegin({ status, version }: Enquiry, change: (begun: Begun) => Promise<Enquiry>): Promise<Changed> {
  if (status !== 'new') return { changed: await change({}), hasBegun: false, hasConflict: false };
  try {
    return { changed: await change({ status: 'in_progress', version }), hasBegun: true, hasConflict: false };
  } catch (error) {
    if (!isConflict(error)) throw error;
    // The customer was contacted all the same. A colleague who did so at the same moment has begun it.
    const changed = await change({});
    return { changed, hasBegun: false, hasConflict: changed.status !== 'in_progress' };
  }
}

/**
 * Mails a reply, which the page of the request shows too. A new request is in progress from then on.
 * @param key the same for each attempt to mail it: it is mailed once
 */
export async function mailReply(enquiry: Enquiry, answer: string, key: string): Promise<Changed> {
  try {
    return await andBegin(enquiry, (begun) => changeEnquiry(enquiry, { answer, ...begun, ...seenOf(enquiry) }, key));
  } catch (error) {
    // The server may have added the answer, although its reply was lost.
    const newer = isNetworkFailure(error) ? await getEnquiry(enquiry).catch(() => undefined) : undefined;
    const added = newer?.history.slice(enquiry.history.length) ?? [];
    const isThere = added.some((entry) => entry.action === 'answered' && entry.text === answer.trim());
    if (!newer || !isThere) throw error;
    announceNews({ kind: 'changed', enquiry: newer });
    return { changed: newer, hasBegun: true, hasConflict: false };
  }
}

const isNetworkFailure = (error: unknown) => error instanceof ApiError && error.kind !== 'http';

/** Records a contact with the customer. A new request is in progress from then on. */
export async function recordContact(enquiry: Enquiry, channel: ContactChannel, by: Author): Promise<Recorded> {
  const { history } = enquiry;
  const change = { contacted: channel, ...seenOf(enquiry) };
  const expected = {
    unanswered_since: null,
    history: [...history, { action: 'contacted' as const, channel, at: new Date().toISOString(), by }],
  };
  const recorded = await andBegin(enquiry, ({ version, ...begun }) =>
    changeAtOnce(enquiry, { ...change, ...begun, version }, { ...expected, ...begun }),
  );
  const added = recorded.changed.history.slice(history.length).filter((entry) => 'by' in entry && isBy(entry.by, by));
  return { ...recorded, contact: lastContact({ history: added }) };
}

const isBy = (one: Author | null, other: Author) => one?.email === other.email;

const contacting = ['contacted', 'answered', 'quote_sent'] as const;

/** The colleague who has contacted the customer since a state that one knew. */
export function contactedMeanwhile(known: Enquiry, newer: Enquiry, me: Author): Author | undefined {
  const added = withoutUndone(newer.history.slice(known.history.length));
  const contact = added.findLast(
    (entry): entry is Contacted | Written =>
      contacting.some((action) => action === entry.action) && 'by' in entry && !isBy(entry.by, me),
  );
  return contact?.by;
}

/** Undoes a contact that was a mistake, and the change of status that came with it. */
export function undoContact(before: Enquiry, { changed, contact, hasBegun }: Recorded): Promise<Enquiry> {
  return changeAtOnce(
    changed,
    {
      undo_contact: contact?.at,
      ...(hasBegun && { status: 'new', version: changed.version }),
    },
    { ...before, version: changed.version },
  );
}

/** Notes how the last contact went. */
export const endContact = (enquiry: Enquiry, outcome: ContactOutcome, call_back_at: string | null, by: Author) =>
  changeAtOnce(
    enquiry,
    { outcome, ...(call_back_at && { call_back_at }) },
    {
      history: [
        ...enquiry.history,
        { action: 'contact_ended', outcome, call_back_at, at: new Date().toISOString(), by },
      ],
    },
  );
