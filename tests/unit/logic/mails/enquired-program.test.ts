import { expect, it } from 'vitest';
import { enquiredProgram } from '../../../../functions/logic/enquiries/enquired-program.ts';
import type { EnquiredProgram } from '../../../../functions/logic/mails/enquired-program.ts';

const program_id = '01980000-0000-7000-8000-000000000001';

it('stops waiting for a program that is slow to read', async () => {
  const never = new Promise<EnquiredProgram>(() => undefined);
  expect(await enquiredProgram({ program_id }, { read: () => never, timeout: 20 })).toBe('unread');
});

it('does not throw if the read fails', async () => {
  expect(await enquiredProgram({ program_id }, { read: () => Promise.reject(new Error('down')) })).toBe('unread');
});

it('reads nothing without a program', async () => {
  expect(await enquiredProgram({ program_id: null }, { read: () => Promise.reject(new Error('asked')) })).toBe('none');
});
