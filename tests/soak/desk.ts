import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { message } from '../support/bodies.ts';
import { createStaff } from './programs.ts';

/** Two requests of one customer that two members of staff merge, in either direction, and answer at the same moment. */
export interface Pair {
  ids: [string, string];
  /** The answers that were acknowledged. */
  answers: { id: string; text: string }[];
}

export interface DeskFindings {
  /** Pairs that were merged and answered. */
  pairs: number;
  /** Acknowledged answers that are missing, or there twice. */
  lostAnswers: number;
  /** Pairs of which each is in the other, or of which only one knows it. */
  halfMerged: number;
}

const isOver = (error: unknown) => String(error).includes(' 409 ');

/** Enters pairs, and has two people merge and answer them at once, until the signal aborts. */
export async function workAtDesk(url: string, pairs: Pair[], signal: AbortSignal): Promise<void> {
  const [huda, omar] = [createStaff(url), createStaff(url)];
  while (!signal.aborted) {
    try {
      await work(pairs, huda, omar);
    } catch {
      // The process is dead, or the store is.
      await wait(200);
    }
  }
}

type Staff = ReturnType<typeof createStaff>;

async function work(pairs: Pair[], huda: Staff, omar: Staff): Promise<void> {
  const body = { ...message({ name: `desk-${randomUUID()}` }), email: null, phone: randomPhone(), type: 'message' };
  const [one, two] = [await huda('POST', '/requests', body), await huda('POST', '/requests', body)];
  const pair: Pair = { ids: [one.id, two.id], answers: [] };
  pairs.push(pair);
  const merge = (staff: Staff, id: string, into: string) =>
    staff('PUT', `/requests/message/${id}/merged-into`, { into: { type: 'message', id: into }, version: 1 });
  const answer = async (staff: Staff, id: string) => {
    const text = randomUUID();
    await staff('PATCH', `/messages/${id}`, { answer: text });
    pair.answers.push({ id, text });
  };
  const outcomes = await Promise.allSettled([
    merge(huda, one.id, two.id),
    answer(omar, one.id),
    merge(omar, two.id, one.id),
    answer(huda, two.id),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected' && !isOver(outcome.reason)) throw outcome.reason;
}

const randomPhone = () => `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

interface Stored {
  history: { action: string; text?: string }[];
  merged: { id: string }[];
  merged_into: { id: string } | null;
}

/** Compares what is stored at the end with what was acknowledged. */
export async function deskFindings(url: string, pairs: readonly Pair[]): Promise<DeskFindings> {
  const staff = createStaff(url);
  const found = { pairs: pairs.length, lostAnswers: 0, halfMerged: 0 };
  for (const { ids, answers } of pairs) {
    const stored = new Map<string, Stored>();
    for (const id of ids) stored.set(id, await staff('GET', `/messages/${id}`));
    for (const { id, text } of answers) {
      const count = stored.get(id)?.history.filter((entry) => entry.text === text).length;
      if (count !== 1) found.lostAnswers += 1;
    }
    const [one, two] = ids.map((id) => stored.get(id));
    const isIn = (part: Stored | undefined, whole: Stored | undefined, id: string | undefined) =>
      !part?.merged_into || whole?.merged.some((ref) => ref.id === id);
    const isSound = !(one?.merged_into && two?.merged_into) && isIn(one, two, ids[0]) && isIn(two, one, ids[1]);
    if (!isSound) found.halfMerged += 1;
  }
  return found;
}
