import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { message } from '../support/bodies.ts';
import { quoteBody } from '../support/quotes.ts';
import { type Staff, untilDone } from './programs.ts';

/**
 * Two requests of one customer that three people merge, in either direction, and answer at the same moment; and a
 * third with an offer, which the customer accepts on two devices while two people take it, one answers, and one merges it
 * into a fourth.
 */
export interface Pair {
  ids: string[];
  /** The answers that were acknowledged. */
  answers: { id: string; text: string }[];
  /** The merges that were acknowledged. */
  merges: Merge[];
  offered: Offered;
}

type Merge = [id: string, into: string];

interface Offered {
  /** Its own id, and that of the request into which it may be merged. */
  ids: string[];
  isAccepted: boolean;
  isMerged: boolean;
  /** The members who were told that it is theirs. */
  owners: string[];
}

export interface DeskFindings {
  /** Pairs that were merged and answered. */
  pairs: number;
  /** Offers that were accepted. */
  acceptedOffers: number;
  /** Of these requests, those that were merged meanwhile. */
  mergedOffers: number;
  /** Acknowledged answers that are missing. */
  lostAnswers: number;
  /** Answers that are there twice: the customer would get two mails. */
  doubledAnswers: number;
  /** Pairs of which each is in the other, or of which only one knows it or has it in its history. */
  halfMerged: number;
  /** Acknowledged merges that are missing. */
  lostMerges: number;
  /** Offers that were accepted twice, or whose acknowledged acceptance, owner or merge is missing. */
  misAccepted: number;
}

/** Enters pairs, and has the team merge, take and answer them at once, until the signal aborts. */
export async function workAtDesk(team: readonly Staff[], pairs: Pair[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pair: Pair = {
      ...{ ids: [], answers: [], merges: [] },
      offered: { ids: [], isAccepted: false, isMerged: false, owners: [] },
    };
    const body = { ...message({ name: `desk-${randomUUID()}` }), email: null, phone: randomPhone(), type: 'message' };
    const desk: Desk = { team: team as Desk['team'], body, signal };
    pairs.push(pair);
    try {
      await mergeAtOnce(pair, desk);
      await acceptAtOnce(pair, desk);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}

interface Desk {
  team: [Staff, Staff, Staff];
  body: object;
  signal: AbortSignal;
}

/** Repeats a call until it succeeds: only what happens at once may fail. Throws once the signal aborts. */
async function prepare(act: () => ReturnType<Staff>, signal: AbortSignal) {
  const done = await untilDone(act, signal);
  signal.throwIfAborted();
  return done;
}

/** In any order: a merge writes the one with the lower id first. */
async function enterTwo({ team: [huda, omar], body, signal }: Desk) {
  const one = await prepare(() => huda('POST', '/requests', body), signal);
  const two = await prepare(() => omar('POST', '/requests', body), signal);
  return Math.random() < 0.5 ? [one, two] : [two, one];
}

const merging = (staff: Staff, [id, into]: Merge, version: number) =>
  staff('PUT', `/requests/message/${id}/merged-into`, { into: { type: 'message', id: into }, version });

const answering = (pair: Pair) => async (staff: Staff, id: string) => {
  const text = randomUUID();
  await staff('PATCH', `/messages/${id}`, { answer: text });
  pair.answers.push({ id, text });
};

async function mergeAtOnce(pair: Pair, desk: Desk): Promise<void> {
  const [huda, omar, sara] = desk.team;
  const [one, two] = (await enterTwo(desk)).map(({ id }) => id);
  pair.ids = [one, two];
  const merge = async (staff: Staff, ...ids: Merge) => {
    await merging(staff, ids, 1);
    pair.merges.push(ids);
  };
  const answer = answering(pair);
  await Promise.allSettled([
    ...[merge(huda, one, two), merge(omar, two, one), merge(sara, one, two)],
    ...[answer(sara, one), answer(huda, two)],
  ]);
}

async function acceptAtOnce(pair: Pair, desk: Desk): Promise<void> {
  const { offered } = pair;
  const { team, signal } = desk;
  const [huda, omar, sara] = team;
  const [{ id, reference }, { id: into }] = await enterTwo(desk);
  const { secret, quote } = await prepare(() => huda('POST', `/requests/message/${id}/quotes`, quoteBody()), signal);
  const { version } = await prepare(() => sara('GET', `/messages/${id}`), signal);
  offered.ids = [id, into];
  const accept = async (name: string) => {
    await huda('POST', '/quotes', { reference, secret, action: 'accept', hash: quote.hash, name });
    offered.isAccepted = true;
  };
  const desks = new Map<Staff, Awaited<ReturnType<Staff>>>();
  for (const staff of [huda, omar]) desks.set(staff, await prepare(() => staff('GET', '/desk'), signal));
  const take = async (staff: Staff) => {
    const { me, people } = desks.get(staff);
    await staff('PUT', `/requests/message/${id}/owner`, { to: me, from: null });
    offered.owners.push(people.find((one: { id: string }) => one.id === me).email);
  };
  // An open offer keeps it from being merged until it is accepted.
  const merge = async () => {
    for (let tries = 0; tries < 50 && !offered.isMerged; tries++) {
      await wait(Math.random() * 100);
      await merging(sara, [id, into], version).then(
        () => {
          offered.isMerged = true;
        },
        (error) => {
          if (!String(error).includes('quote_open')) throw error;
        },
      );
    }
  };
  await Promise.allSettled([
    ...[accept('Noura'), accept('N. Alotaibi'), take(huda), take(omar)],
    ...[answering(pair)(sara, id), merge()],
  ]);
}

const randomPhone = () => `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

interface Stored {
  history: { action: string; text?: string; change?: string; request?: { id: string } }[];
  merged: { id: string }[];
  merged_into: { id: string } | null;
  owner: { email: string } | null;
  sale: { state: string } | null;
}

/** Compares what is stored at the end with what was acknowledged. */
export async function deskFindings(staff: Staff, pairs: readonly Pair[]): Promise<DeskFindings> {
  const [answered, merged] = [
    { lostAnswers: 0, doubledAnswers: 0 },
    { halfMerged: 0, lostMerges: 0 },
  ];
  const found = { pairs: pairs.length, acceptedOffers: 0, mergedOffers: 0, ...answered, ...merged, misAccepted: 0 };
  for (const { ids, answers, merges, offered } of pairs) {
    const stored = new Map<string, Stored>();
    for (const id of [...ids, ...offered.ids]) {
      // A busy machine may let a call or the session end.
      stored.set(id, await prepare(() => staff('GET', `/messages/${id}`), AbortSignal.timeout(30_000)));
    }
    for (const { id, text } of answers) {
      const count = stored.get(id)?.history.filter((entry) => entry.text === text).length ?? 0;
      if (count === 0) found.lostAnswers += 1;
      if (count > 1) found.doubledAnswers += 1;
    }
    found.lostMerges += merges.filter(([id, into]) => stored.get(id)?.merged_into?.id !== into).length;
    for (const some of [ids, offered.ids]) if (!isSound(stored, some)) found.halfMerged += 1;
    const offer = stored.get(offered.ids[0] ?? '');
    if (offer && !isAcceptedOnce(offer, offered)) found.misAccepted += 1;
    if (offer && offer.sale?.state === 'won') found.acceptedOffers += 1;
    if (offer?.merged_into) found.mergedOffers += 1;
  }
  return found;
}

const hasTakenIn = ({ history }: Stored, id: string | undefined) =>
  history.some(({ change, request }) => change === 'took_in' && request?.id === id);

function isSound(stored: ReadonlyMap<string, Stored>, ids: readonly string[]): boolean {
  const [one, two] = ids.map((id) => stored.get(id));
  const isIn = (part: Stored | undefined, whole: Stored | undefined, id: string | undefined) =>
    !part?.merged_into || Boolean(whole?.merged.some((ref) => ref.id === id) && hasTakenIn(whole, id));
  return !(one?.merged_into && two?.merged_into) && isIn(one, two, ids[0]) && isIn(two, one, ids[1]);
}

function isAcceptedOnce(stored: Stored, { isAccepted, isMerged, owners }: Offered): boolean {
  const { history, sale, owner, merged_into } = stored;
  const times = history.filter(({ action }) => action === 'quote_accepted').length;
  const isWon = sale?.state === 'won';
  const isOwned = owners.every((email) => email === owner?.email);
  return (
    times <= 1 && isWon === (times === 1) && (!isAccepted || isWon) && isOwned && (!isMerged || merged_into !== null)
  );
}
