import { ReceiveMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WaitingEvents } from '../../../../infra/redrive/queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A queue with one message; `hiddenUntil` is when others could receive it again. */
function queueOfOne() {
  const state = { hiddenUntil: 0, sent: [] as string[] };
  const client = {
    async send(command: { input: { VisibilityTimeout?: number } }) {
      state.sent.push(command.constructor.name);
      const { VisibilityTimeout } = command.input;
      if (VisibilityTimeout !== undefined) state.hiddenUntil = Date.now() + VisibilityTimeout * 1000;
      if (!(command instanceof ReceiveMessageCommand)) return {};
      const isFirst = state.sent.length === 1;
      return { Messages: isFirst ? [{ ReceiptHandle: 'r', Body: '{}' }] : [] };
    },
  };
  return { state, events: new WaitingEvents(client as unknown as SQSClient, 'queue') };
}

it('keeps a letter hidden for the fifteen minutes that its consumer runs', async () => {
  const { state, events } = queueOfOne();
  const { value: letter } = await events.take().next();
  for (let minute = 0; minute < 15; minute++) {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.hiddenUntil).toBeGreaterThan(Date.now());
  }
  if (letter) await events.giveBack(letter);
  expect(state.hiddenUntil).toBe(Date.now());
  await vi.advanceTimersByTimeAsync(600_000);
  // Nobody hides it again.
  expect(state.hiddenUntil).toBeLessThan(Date.now());
});
