import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { customRequest, flightRequest, hotelRequest, message } from '../support/bodies.ts';

const kinds = [
  ['flight', '/flight-requests', flightRequest],
  ['hotel', '/hotels', hotelRequest],
  ['custom', '/customs', customRequest],
  ['message', '/messages', message],
] as const;

/** An enquiry that a visitor sends until it is acknowledged, with the ids in the replies. */
export interface Sent {
  type: (typeof kinds)[number][0];
  /** A unique name. */
  name: string;
  email: string;
  /** More than one means a duplicate. */
  ids: Set<string>;
  references: Set<string>;
}

/** Counts of calls by their outcome. */
export interface Calls {
  calls: number;
  /** Calls without a reply, or with a reply that asks for a retry. */
  failed: number;
  /** Calls made twice at the same time. */
  paired: number;
}

/** Timeout of a visitor's browser in milliseconds. */
const timeoutMs = 10_000;
const shareDoubled = 0.2;
const shareImpatient = 0.1;

/** Sends one enquiry as a visitor with a unique address, until it is acknowledged or `signal` aborts. */
export async function sendEnquiry(url: string, calls: Calls, signal: AbortSignal): Promise<Sent> {
  const [type, path, body] = kinds[randomInt(kinds.length)] ?? kinds[0];
  const name = `soak-${randomUUID()}`;
  // A domain has a budget of confirmations.
  const email = `${name}@domain-${randomInt(1000)}.example`;
  const sent: Sent = { type, name, email, ids: new Set(), references: new Set() };
  const init = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Client': 'web',
      'X-Forwarded-For': randomAddress(),
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(body({ name, email })),
  };
  const send = async () => {
    calls.calls += 1;
    const limit = Math.random() < shareImpatient ? randomInt(10, 200) : timeoutMs;
    const reply = await fetch(`${url}/api${path}`, { ...init, signal: AbortSignal.timeout(limit) });
    const { data, code } = (await reply.json()) as { data?: { id: string; reference: string }; code?: string };
    if (reply.status >= 400 && reply.status < 500 && reply.status !== 429) {
      throw new Unexpected(`${path} answered ${reply.status} ${code}`);
    }
    if (reply.status !== 201 || !data) throw new Error(`answered ${reply.status}`);
    sent.ids.add(data.id);
    sent.references.add(data.reference);
  };
  while (sent.ids.size === 0 && !signal.aborted) {
    const isDoubled = Math.random() < shareDoubled;
    if (isDoubled) calls.paired += 1;
    const outcomes = await Promise.allSettled(isDoubled ? [send(), send()] : [send()]);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      if (outcome.reason instanceof Unexpected) throw outcome.reason;
      calls.failed += 1;
    }
    if (sent.ids.size === 0) await wait(randomInt(50, 400));
  }
  return sent;
}

/** A refusal that no retry can change: the soak test itself is wrong. */
class Unexpected extends Error {}

function randomAddress(): string {
  if (Math.random() < 0.5) return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
}
