import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../support/database.ts';

/** Every password is wrong, and rejected at once: hashing a hundred would take a minute. */
vi.mock('../../functions/data/passwords.ts', async (original) => ({
  ...(await original<object>()),
  verifyPassword: async () => false,
}));

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let signIn: typeof import('../../functions/logic/staff/sign-in.ts').signIn;

beforeAll(async () => {
  database = await openTestDatabase();
  ({ signIn } = await import('../../functions/logic/staff/sign-in.ts'));
  // Within one window of fifteen minutes.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:01:00Z') });
});

afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

/**
 * Tries a password from an address.
 * @returns the problem and the duration in milliseconds
 */
async function attempt(email: string, address: string) {
  const startedAt = performance.now();
  const problem = await signIn({ email, password: 'guess' }, { address, device: undefined }).catch(({ code }) => code);
  return { problem, took: performance.now() - startedAt };
}

it('a hundred guesses from many addresses delay an account’s unknown browsers but block none', async () => {
  const email = 'staff@rihla.example';
  const addresses = Array.from({ length: 10 }, (_, number) => `10.0.0.${number}`);
  for (const address of addresses) {
    const attempts = await Promise.all(Array.from({ length: 10 }, () => attempt(email, address)));
    expect(attempts.map(({ problem }) => problem)).toEqual(attempts.map(() => 'wrong_credentials'));
    expect(Math.max(...attempts.map(({ took }) => took))).toBeLessThan(2900);
  }
  const next = await attempt(email, '10.0.1.1');
  expect(next.problem).toBe('wrong_credentials');
  expect(next.took).toBeGreaterThan(2900);
  expect((await attempt('other@rihla.example', '10.0.1.1')).took).toBeLessThan(2900);
});
