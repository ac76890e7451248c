import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { message } from '../support/bodies.ts';
import { startStack } from '../support/stack.ts';
import { median, ms, printTable } from './measure.ts';

const oneByOne = 40;
/** Each sends two mails, and the outbox shows at most 200. */
const atOnce = 100;
const giveUpAfter = 60_000;

/** Measures the time from an enquiry's reply to its mails in the outbox, on a separate system. */
export async function benchEvents() {
  const stack = await startStack();
  try {
    // The first event loads the consumers, so it is not measured.
    await untilMailed(stack.outboxUrl, [await send(stack.url)]);
    const lags: number[] = [];
    for (let count = 0; count < oneByOne; count++) {
      const sent = await send(stack.url);
      const [mailedAt = 0] = await untilMailed(stack.outboxUrl, [sent]);
      lags.push(mailedAt - sent.answeredAt);
    }
    const begun = Date.now();
    const burst = await Promise.all(Array.from({ length: atOnce }, () => send(stack.url)));
    const burstMails = await untilMailed(stack.outboxUrl, burst);
    printTable('Event lag, embedded (from the answer to the confirmation in the outbox)', [
      { load: `${oneByOne} enquiries, one by one`, median: ms(median(lags)), longest: ms(Math.max(...lags)) },
    ]);
    printTable('Event throughput, embedded', [
      { load: `${atOnce} enquiries at once`, 'all mailed after': ms(Math.max(...burstMails) - begun) },
    ]);
  } finally {
    await stack.stop();
  }
}

interface Sent {
  email: string;
  answeredAt: number;
}

async function send(url: string): Promise<Sent> {
  // A domain has a budget of confirmations.
  const email = `noura@${randomUUID()}.example`;
  const headers = {
    'Content-Type': 'application/json',
    'X-Client': 'web',
    // Each has another address, to avoid throttling.
    'X-Forwarded-For': `2001:db8::${randomUUID().slice(0, 4)}`,
  };
  const body = JSON.stringify(message({ email }));
  const response = await fetch(`${url}/api/messages`, { method: 'POST', headers, body });
  if (response.status !== 201) throw new Error(`Sending answered ${response.status}`);
  return { email, answeredAt: Date.now() };
}

/** Returns the times (ms) at which each was mailed, by the outbox's clock, in the given order. */
async function untilMailed(outboxUrl: string, sent: readonly Sent[]): Promise<number[]> {
  const address = new URL(outboxUrl.replace('/_outbox', '/_outbox.json'));
  if (sent.length === 1) address.searchParams.set('to', sent[0]?.email ?? '');
  const end = Date.now() + giveUpAfter;
  while (Date.now() < end) {
    const mails = (await (await fetch(address)).json()) as { to: string[]; sent_at: string }[];
    const times = new Map(mails.map((mail) => [mail.to[0], Date.parse(mail.sent_at)]));
    const found = sent.flatMap(({ email }) => times.get(email) ?? []);
    if (found.length === sent.length) return found;
    await wait(20);
  }
  throw new Error('The mails did not come in a minute.');
}
