import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inDays, program } from '../support/bodies.ts';
import type { InFlight } from './in-flight.ts';
import { staff } from './process.ts';

/**
 * The input of staff into programs while the system fails: drafts that save themselves, publications at once, and
 * plans, which the minute's tick carries out. A text's number is in its name, its English name and its price, so that a
 * half-published program contradicts itself.
 */
export interface Typed {
  id: string;
  /** The numbers of the last text that was acknowledged. */
  saved: number;
  published: number;
  /** True if what was saved last has a plan that was acknowledged. */
  isPlanned: boolean;
}

export interface TypingFindings {
  /** Drafts, publications and plans that were acknowledged. */
  typedTexts: number;
  /** Acknowledged, but neither in the draft nor published. */
  lostTexts: number;
  /** Programs whose fields come from different texts, for staff or for visitors. */
  halfPublished: number;
}

const textOf = (number: number) =>
  program({
    trip_name: String(number),
    ...{ price_sar: number, from_date: inDays(200), to_date: inDays(203) },
    translations: { en: { trip_name: String(number), city: 'AlUla' } },
  });

/**
 * A member of staff who signs in again whenever the session is gone. A call without a success throws. Calls at once share
 * one sign-in: several would soon be too many for the account.
 */
export function createStaff(url: string, account: { email: string; password: string } = staff) {
  let cookie = '';
  let signingIn: Promise<void> | undefined;
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Client': 'web', Cookie: cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await reply.text();
    if (!reply.ok) throw Object.assign(new Error(`${method} ${path} answered ${reply.status} ${text}`), reply);
    const cookies = reply.headers.getSetCookie().map((one) => one.split(';')[0]);
    return { cookies, data: text && JSON.parse(text).data };
  };
  const signIn = async () => {
    const { email, password } = account;
    const { cookies } = await call('POST', '/session', { email, password, remember: true });
    cookie = cookies.join('; ');
  };
  return async (method: string, path: string, body?: unknown) => {
    if (!cookie) {
      signingIn ??= signIn().finally(() => {
        signingIn = undefined;
      });
      await signingIn;
    }
    try {
      return (await call(method, path, body)).data;
    } catch (error) {
      if (String(error).includes(' 401 ')) cookie = '';
      throw error;
    }
  };
}
export type Staff = ReturnType<typeof createStaff>;

/** Reads where a program stands, and whether all of it says the same. */
async function stateOf(call: Staff, id: string) {
  const now = await call('GET', `/programs/${id}/current`);
  const draft = await call('GET', `/programs/${id}/draft`).catch((error) => {
    if (String(error).includes(' 404 ')) return undefined;
    throw error;
  });
  const published = now.version > 0 ? numberOf(now) : 0;
  return { version: now.version, rev: draft?.rev ?? 0, published, draft: draft ? numberOf(draft.content) : 0 };
}

interface Text {
  trip_name: string;
  price_sar: number;
  translations: { en?: { trip_name?: string } } | null;
}

/** The number of a text; NaN if its fields contradict each other. */
function numberOf({ trip_name, price_sar, translations }: Text): number {
  const number = Number(trip_name);
  return price_sar === number && translations?.en?.trip_name === trip_name ? number : Number.NaN;
}

/** Types into one program until `signal` aborts: saves drafts and publishes every third. */
export async function typeProgram(call: Staff, typed: Typed[], { signal, inFlight }: Typing): Promise<void> {
  const own: Typed = { id: randomUUID().replace(/^(.{14})4/, '$17'), saved: 0, published: 0, isPlanned: false };
  const begin = () => call('POST', '/programs/drafts', { id: own.id, content: textOf(1) });
  if (!(await untilDone(begin, signal))) return;
  own.saved = 1;
  typed.push(own);
  for (let number = 2; !signal.aborted; ) {
    try {
      const { rev, version } = await stateOf(call, own.id);
      const draft = { content: textOf(number), rev, based_on: version };
      await inFlight.during('saving', () => call('PUT', `/programs/${own.id}/draft`, draft));
      own.saved = number;
      if (number % 3 === 0) {
        const publication = { rev: rev + 1, note: null, publish_at: null };
        await inFlight.during('publishing', () => call('POST', `/programs/${own.id}/publications`, publication));
        own.published = number;
      }
      number += 1;
    } catch {
      await wait(100);
    }
  }
}

/** Plans the publication of one new program after the other. All are due before the last look. */
export async function planPrograms(call: Staff, typed: Typed[], { signal, now }: Planning): Promise<void> {
  while (!signal.aborted) {
    const own: Typed = { id: randomUUID().replace(/^(.{14})4/, '$17'), saved: 0, published: 0, isPlanned: false };
    const begin = () => call('POST', '/programs/drafts', { id: own.id, content: textOf(7) });
    const draft = await untilDone(begin, signal);
    if (!draft) return;
    own.saved = 7;
    typed.push(own);
    const publish_at = new Date(now() + 1500).toISOString();
    const plan = call('POST', `/programs/${own.id}/publications`, { rev: draft.rev, note: null, publish_at });
    own.isPlanned = await plan.then(
      () => true,
      () => false,
    );
    await wait(500);
  }
}

interface Typing {
  signal: AbortSignal;
  inFlight: InFlight;
}

interface Planning {
  signal: AbortSignal;
  /** The system's clock. */
  now: () => number;
}

export async function untilDone<Result>(act: () => Promise<Result>, signal: AbortSignal): Promise<Result | undefined> {
  while (!signal.aborted) {
    try {
      return await act();
    } catch {
      await wait(100);
    }
  }
  return undefined;
}

/** Compares what is stored and shown with what was acknowledged. */
export async function typingFindings(url: string, call: Staff, typed: readonly Typed[]): Promise<TypingFindings> {
  const counts: TypingFindings = { typedTexts: 0, lostTexts: 0, halfPublished: 0 };
  for (const { id, saved, published, isPlanned } of typed) {
    // A busy machine may let a call or the session end.
    const state = await untilDone(() => stateOf(call, id), AbortSignal.timeout(30_000));
    if (!state) throw new Error(`The program ${id} cannot be read.`);
    const wanted = isPlanned ? saved : published;
    const isHalf = Number.isNaN(state.published) || Number.isNaN(state.draft);
    const reply = await fetch(`${url}/api/programs/${id}`);
    const body = reply.ok ? ((await reply.json()) as { data: Text }) : undefined;
    const shown = body ? numberOf(body.data) : 0;
    counts.typedTexts += saved;
    if (!isHalf && (Math.max(state.draft, state.published) < saved || state.published < wanted)) counts.lostTexts += 1;
    if (isHalf || shown !== state.published) counts.halfPublished += 1;
  }
  return counts;
}
