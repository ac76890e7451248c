import { afterEach, expect, it, vi } from 'vitest';
import { createSharedLinks } from '../../../../../../frontend/console/features/enquiries/shared-links.ts';

const open: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

/** Longer than any answer takes here, so that only a missing answer is waited for. */
const answerTime = 400;

function tab(waits = answerTime) {
  const channel = new BroadcastChannel('shared-links-test');
  open.push(channel);
  return createSharedLinks(channel, waits);
}

const noura = ['1', 'noura@example.com'] as const;
const making = (link: string) => vi.fn(async () => link);

it('hands out the link that this tab has made', async () => {
  const links = createSharedLinks(undefined);
  const [first, second] = [making('first'), making('second')];
  expect(await links.get(noura, first)).toBe('first');
  expect(await links.get(noura, second)).toBe('first');
  expect(second).not.toHaveBeenCalled();
});

it('asks the other tabs before it makes one', async () => {
  await tab(1).get(noura, making('first'));
  const again = making('second');
  expect(await tab().get(noura, again)).toBe('first');
  expect(again).not.toHaveBeenCalled();
  expect(await tab(1).get(['2', 'sara@example.com'], again)).toBe('second');
});

it('makes another one for a corrected address, and once the links have ended', async () => {
  const [one, other] = [tab(1), tab(1)];
  await one.get(noura, making('first'));
  expect(await one.get(['1', 'right@example.com'], making('corrected'))).toBe('corrected');
  other.forget('1');
  await vi.waitFor(async () => expect(await one.get(noura, making('after the end'))).toBe('after the end'));
});

it('tries again after a failure', async () => {
  const links = createSharedLinks(undefined);
  await expect(links.get(noura, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(await links.get(noura, making('later'))).toBe('later');
});
