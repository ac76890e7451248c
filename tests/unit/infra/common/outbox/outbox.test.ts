import { readdir } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { Outbox } from '../../../../../infra/common/outbox/outbox.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

afterEach(() => void vi.useRealTimers());

it('keeps the newest mails only, however many are sent at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const folder = await temporaryFolder();
  const mail = { from: 'a@rihla.example', to: ['b@example.com'], text: '', html: '' };
  const outbox = new Outbox(folder, 5);
  for (let number = 1; number <= 102; number++) await outbox.add({ ...mail, subject: String(number) });
  expect((await readdir(folder)).length).toBeLessThan(10);
  await new Outbox(folder, 5).add({ ...mail, subject: '103' });
  const kept = (await outbox.list()).map(({ subject }) => Number(subject));
  expect(kept.toSorted((a, b) => b - a)).toEqual([103, 102, 101, 100, 99]);
}, 60_000);
