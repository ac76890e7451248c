import { afterEach, expect, it, vi } from 'vitest';
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
