import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { message } from '../support/bodies.ts';
import { quoteBody } from '../support/quotes.ts';
import type { Staff } from './programs.ts';

/**
 * Two requests of one customer that two members of staff merge, in either direction, and answer at the same moment; and a
 * third with an offer, which the customer accepts on two devices while it gets an owner and an answer.
 */
export interface Pair {
  ids: [string, string];
  /** The answers that were acknowledged. */
  answers: { id: string; text: string }[];
  offered: { id?: string; isAccepted: boolean; isOwned: boolean };
}

export interface DeskFindings {
  /** Pairs that were merged and answered. */
  pairs: number;
  /** Offers that were accepted. */
  acceptedOffers: number;
  /** Acknowledged answers that are missing. */
  lostAnswers: number;
  /** Answers that are there twice: the customer would get two mails. */
  doubledAnswers: number;
  /** Pairs of which each is in the other, or of which only one knows it. */
  halfMerged: number;
  /** Offers that were accepted twice, or whose acknowledged acceptance or owner is missing. */
  misAccepted: number;
}

const isOver = (error: unknown) => String(error).includes(' 409 ');

/** Enters pairs, and has two people merge and answer them at once, until the signal aborts. */
export async function workAtDesk(staff: Staff, pairs: Pair[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await work(pairs, staff);
    } catch {
      // The process is dead, or the store is.
      await wait(200);
    }
  }
}

async function work(pairs: Pair[], staff: Staff): Promise<void> {
  const body = { ...message({ name: `desk-${randomUUID()}` }), email: null, phone: randomPhone(), type: 'message' };
  const [one, two] = [await staff('POST', '/requests', body), await staff('POST', '/requests', body)];
  const pair: Pair = { ids: [one.id, two.id], answers: [], offered: { isAccepted: false, isOwned: false } };
  pairs.push(pair);
  const merge = (id: string, into: string) =>
    staff('PUT', `/requests/message/${id}/merged-into`, { into: { type: 'message', id: into }, version: 1 });
  const answer = async (id: string) => {
    const text = randomUUID();
    await staff('PATCH', `/messages/${id}`, { answer: text });
    pair.answers.push({ id, text });
  };
  refuseFailures(
    await Promise.allSettled([merge(one.id, two.id), answer(one.id), merge(two.id, one.id), answer(two.id)]),
  );
  await acceptAtOnce(pair, { staff, body, answer });
}

interface Accepting {
  staff: Staff;
  body: object;
  answer: (id: string) => Promise<void>;
}

async function acceptAtOnce({ offered }: Pair, { staff, body, answer }: Accepting): Promise<void> {
  const { id, reference } = await staff('POST', '/requests', body);
  offered.id = id;
  const { secret, quote } = await staff('POST', `/requests/message/${id}/quotes`, quoteBody());
  const { me } = await staff('GET', '/desk');
  const accept = async (name: string) => {
    await staff('POST', '/quotes', { reference, secret, action: 'accept', hash: quote.hash, name });
    offered.isAccepted = true;
  };
  const take = async () => {
    await staff('PUT', `/requests/message/${id}/owner`, { to: me, from: null });
    offered.isOwned = true;
  };
  refuseFailures(await Promise.allSettled([accept('Noura'), accept('N. Alotaibi'), take(), answer(id)]));
}

function refuseFailures(outcomes: readonly PromiseSettledResult<unknown>[]): void {
  for (const outcome of outcomes) if (outcome.status === 'rejected' && !isOver(outcome.reason)) throw outcome.reason;
}

const randomPhone = () => `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

interface Stored {
  history: { action: string; text?: string }[];
  merged: { id: string }[];
  merged_into: { id: string } | null;
  owner: object | null;
  sale: { state: string } | null;
}

/** Compares what is stored at the end with what was acknowledged. */
export async function deskFindings(staff: Staff, pairs: readonly Pair[]): Promise<DeskFindings> {
  const answered = { lostAnswers: 0, doubledAnswers: 0 };
  const found = { pairs: pairs.length, acceptedOffers: 0, ...answered, halfMerged: 0, misAccepted: 0 };
  for (const { ids, answers, offered } of pairs) {
    const stored = new Map<string, Stored>();
    for (const id of [...ids, ...(offered.id ? [offered.id] : [])])
      stored.set(id, await staff('GET', `/messages/${id}`));
    for (const { id, text } of answers) {
      const count = stored.get(id)?.history.filter((entry) => entry.text === text).length ?? 0;
      if (count === 0) found.lostAnswers += 1;
      if (count > 1) found.doubledAnswers += 1;
    }
    const [one, two] = ids.map((id) => stored.get(id));
    const isIn = (part: Stored | undefined, whole: Stored | undefined, id: string | undefined) =>
      !part?.merged_into || whole?.merged.some((ref) => ref.id === id);
    const isSound = !(one?.merged_into && two?.merged_into) && isIn(one, two, ids[0]) && isIn(two, one, ids[1]);
    if (!isSound) found.halfMerged += 1;
    const offer = offered.id && stored.get(offered.id);
    if (offer && !isAcceptedOnce(offer, offered)) found.misAccepted += 1;
    if (offer && offer.sale?.state === 'won') found.acceptedOffers += 1;
  }
  return found;
}

function isAcceptedOnce({ history, sale, owner }: Stored, { isAccepted, isOwned }: Pair['offered']): boolean {
  const times = history.filter(({ action }) => action === 'quote_accepted').length;
  const isWon = sale?.state === 'won';
  return times <= 1 && isWon === (times === 1) && (!isAccepted || isWon) && (!isOwned || owner !== null);
}
