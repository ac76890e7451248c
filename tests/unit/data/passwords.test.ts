import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { hashPassword, verifyPassword } from '../../../functions/data/passwords.ts';

afterEach(() => vi.unstubAllEnvs());

it('uses OWASP’s recommended cost for new hashes, unless the environment lowers it', async () => {
  expect(await hashPassword('correct horse battery')).toMatchObject({ N: 131_072, r: 8, p: 1 });
  vi.stubEnv('PASSWORD_COST', '10');
  expect(await hashPassword('correct horse battery')).toMatchObject({ N: 1024, r: 8, p: 1 });
});

it('verifies a hash of another cost', async () => {
  vi.stubEnv('PASSWORD_COST', '10');
  const stored = await hashPassword('correct horse battery');
  vi.unstubAllEnvs();
  expect(await verifyPassword('correct horse battery', stored)).toBe(true);
  expect(await verifyPassword('another', stored)).toBe(false);
});

it('makes one hash at a time, since each takes 128 MiB, and continues after one that fails', async () => {
  vi.stubEnv('PASSWORD_COST', '10');
  const { scrypt } = crypto;
  let running = 0;
  const atOnce: number[] = [];
  const spy = vi.spyOn(crypto, 'scrypt').mockImplementation(((
    ...[password, salt, length, cost, done]: Parameters<typeof scrypt>
  ) => {
    scrypt(password, salt, length, cost, (...result) => {
      running -= 1;
      done(...result);
    });
    running += 1;
    atOnce.push(running);
  }) as typeof scrypt);
  // Other tests of this process have imported the module already.
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  const stored = await hashPassword('correct horse battery');
  const attempts = ['another', 'correct horse battery', 'a third'].map((typed) => verifyPassword(typed, stored));
  const impossible = verifyPassword('another', { ...stored, N: 3 });
  await expect(impossible).rejects.toThrow();
  expect(await Promise.all([...attempts, verifyPassword('a fourth', stored)])).toEqual([false, true, false, false]);
  expect(new Set(atOnce)).toEqual(new Set([1]));
});
