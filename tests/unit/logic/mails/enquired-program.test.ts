import { expect, it } from 'vitest';
import { enquiredProgram } from '../../../../functions/logic/enquiry-mails.ts';
import type { EnquiredProgram } from '../../../../functions/logic/mails/enquired-program.ts';

const program_id = '01980000-0000-7000-8000-000000000001';

it('waits no more than a second for a program that is slow to read', async () => {
  const never = new Promise<EnquiredProgram>(() => undefined);
  const started = performance.now();
  expect(await enquiredProgram({ program_id }, () => never)).toBe('unread');
  expect(performance.now() - started).toBeLessThan(1500);
});

it('survives a read that fails', async () => {
  expect(await enquiredProgram({ program_id }, () => Promise.reject(new Error('down')))).toBe('unread');
});

it('reads nothing where there is no program', async () => {
  expect(await enquiredProgram({ program_id: null }, () => Promise.reject(new Error('asked')))).toBe('none');
});
