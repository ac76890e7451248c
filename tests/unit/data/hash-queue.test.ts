import { expect, it } from 'vitest';
import { type HashCaller, inHashQueue } from '../../../functions/data/hash-queue.ts';
import { withinCall } from '../../../functions/time-left.ts';

const stranger = (number: number): HashCaller => ({ address: `192.0.2.${number}` });
const refused = { code: 'temporarily_unavailable', headers: { 'Retry-After': '5' } };

/** Calls of the queue whose hashes end when the test says so. */
function callers() {
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const ask = (name: string, caller: HashCaller) => {
    const done = inHashQueue(caller, async () => {
      begun.push(name);
      if (name === 'first') await first.promise;
    });
    done.catch(() => undefined);
    return done;
  };
  return { begun, ask, endFirst: first.resolve };
}

it('puts known browsers, sessions and mailed links in front of strangers, in the order of their arrival', async () => {
  const { begun, ask, endFirst } = callers();
  const all = [ask('first', stranger(1)), ask('stranger', stranger(2)), ask('owner', 'trusted'), ask('2nd', 'trusted')];
  endFirst();
  await Promise.all(all);
  expect(begun).toEqual(['first', 'owner', '2nd', 'stranger']);
});

it('refuses at once what would wait too long, and gives no address all places of strangers', async () => {
  const { ask, endFirst } = callers();
  const running = ask('first', stranger(1));
  const flood = Array.from({ length: 50 }, (_, index) => ask('flood', stranger(1 + (index % 2))));
  const outcomes = Promise.allSettled(flood);
  await expect(flood.at(-1)).rejects.toMatchObject(refused);
  const neighbours = Array.from({ length: 20 }, (_, index) => ask('neighbour', stranger(10 + index)));
  const owner = ask('owner', 'trusted');
  endFirst();
  await Promise.all([running, owner]);
  const done = (await outcomes).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(8);
  const letIn = (await Promise.allSettled(neighbours)).filter(({ status }) => status === 'fulfilled');
  expect(letIn).toHaveLength(8);
});

it('drops calls whose caller has left, at once, and those that timed out', async () => {
  const { begun, ask, endFirst } = callers();
  const running = ask('first', 'trusted');
  const left = new AbortController();
  const inCall = (milliseconds: number, name: string, signal?: AbortSignal) =>
    withinCall({ getRemainingTimeInMillis: () => milliseconds, ...(signal && { signal }) }, () =>
      ask(name, stranger(1)),
    );
  const gone = [1, 2, 3, 4].map(() => inCall(60_000, 'gone', left.signal));
  await expect(inCall(60_000, 'too many')).rejects.toMatchObject(refused);
  left.abort();
  for (const call of gone) await expect(call).rejects.toMatchObject(refused);
  const late = inCall(0, 'late');
  const waiting = inCall(60_000, 'waiting');
  endFirst();
  await expect(late).rejects.toMatchObject(refused);
  await Promise.all([running, waiting]);
  expect(begun).toEqual(['first', 'waiting']);
});

it('gives a place up while a hash before it takes too long', async () => {
  const { begun, ask, endFirst } = callers();
  const running = ask('first', 'trusted');
  const late = withinCall({ getRemainingTimeInMillis: () => 1010 }, () => ask('late', stranger(1)));
  await expect(late).rejects.toMatchObject(refused);
  endFirst();
  await running;
  expect(begun).toEqual(['first']);
});

it('continues after a hash that fails', async () => {
  const failing = inHashQueue('trusted', async () => {
    throw new Error('broken');
  });
  const next = inHashQueue('trusted', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
