import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { PhotoUploaded } from '#contracts/platform/events';
import { createAsyncCalls } from '../../../../../infra/embedded/events/async-calls.ts';
import { DeadLetters } from '../../../../../infra/embedded/events/dead-letters.ts';
import { objectCreatedFeed } from '../../../../../infra/embedded/events/object-created.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

/** A busy machine takes longer than the default second. */
const patient = { timeout: 15_000 };

const object = { key: 'uploads/p/1', size: 5, etag: 'abc' };

async function feedWith(outcomes: ('fails' | 'succeeds')[], retryDelays = [1, 1]) {
  const deadLetterFolder = await temporaryFolder();
  const calls: { name: string; event: unknown }[] = [];
  const asyncCalls = createAsyncCalls({
    deadLetters: new DeadLetters(deadLetterFolder),
    retryDelays,
    invoke: async (name, event) => {
      calls.push({ name, event });
      if (outcomes.shift() === 'fails') throw new Error('not now');
    },
  });
  const feed = { emit: objectCreatedFeed('photos-local', asyncCalls), close: asyncCalls.close };
  // Without the file that a letter is until it is written.
  const letters = async () => (await readdir(deadLetterFolder)).filter((name) => name.endsWith('.json'));
  return { feed, calls, deadLetterFolder, letters };
}

it("sends every object under uploads/ to the consumer as EventBridge's event", async () => {
  const { feed, calls } = await feedWith([]);
  feed.emit({ ...object, key: 'photos/p/1' });
  feed.emit(object);
  await feed.close();
  expect(calls.map(({ name }) => name)).toEqual(['processPhoto']);
  expect(PhotoUploaded.parse(calls[0]?.event).detail.object).toEqual({ key: 'uploads/p/1', size: 5 });
});

it('calls a failing consumer twice more with the same event', async () => {
  const { feed, calls, letters } = await feedWith(['fails', 'fails', 'succeeds']);
  feed.emit(object);
  await vi.waitFor(() => expect(calls).toHaveLength(3), patient);
  await feed.close();
  expect(new Set(calls.map(({ event }) => JSON.stringify(event))).size).toBe(1);
  expect(await letters()).toEqual([]);
});

it('keeps the event and the reason after the last retry, until it succeeds', async () => {
  const { feed, deadLetterFolder, letters } = await feedWith(['fails', 'fails', 'fails', 'succeeds']);
  feed.emit(object);
  await vi.waitFor(async () => expect(await letters()).toHaveLength(1), patient);
  const [name = ''] = await letters();
  expect(JSON.parse(await readFile(join(deadLetterFolder, name), 'utf8'))).toMatchObject({
    consumer: 'processPhoto',
    reason: 'not now',
    event: { detail: { object } },
  });
  feed.emit(object);
  await vi.waitFor(async () => expect(await letters()).toEqual([]), patient);
  await feed.close();
});

it('closes at once during a retry’s delay and leaves the event to the next start', async () => {
  const { feed, calls, letters } = await feedWith(['fails'], [60_000]);
  feed.emit(object);
  await vi.waitFor(() => expect(calls).toHaveLength(1), patient);
  await feed.close();
  expect(await letters()).toEqual([]);
});
