import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { passwordCost } from '#contracts/platform/resources';
import type { Settings } from '../../infra/common/settings.ts';
import { ensureStaff, forgetChangedPassword } from '../../infra/seed/staff.ts';
import { openTestDatabase } from '../support/database.ts';

const checks = vi.hoisted(() => vi.fn());
vi.mock('../../functions/data/passwords.ts', async (original) => {
  const passwords = await original<typeof import('../../functions/data/passwords.ts')>();
  return {
    ...passwords,
    verifyPassword: (...values: Parameters<typeof passwords.verifyPassword>) => {
      checks();
      return passwords.verifyPassword(...values);
    },
  };
});

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let dataDir: string;

beforeAll(async () => {
  process.env[passwordCost.variable] = '10';
  database = await openTestDatabase();
}, 30_000);

afterAll(() => database?.close());

beforeEach(async () => {
  checks.mockClear();
  await database.empty();
  dataDir = await mkdtemp(join(tmpdir(), 'first-account-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const email = 'first@rihla.example';
const start = (adminPassword?: string) => ensureStaff({ adminEmail: email, adminPassword, dataDir } as Settings, {});
const change = async (password: string) => (await import('../../functions/data/staff.ts')).setPassword(email, password);

it('a made-up password is printed until it is changed, and a start does not hash it again', async () => {
  const { password } = await start();
  if (!password) throw new Error('The start made no password up.');
  expect(await start()).toEqual({ email, password });
  await forgetChangedPassword(dataDir, {});
  expect(checks).not.toHaveBeenCalled();
  await change('another password');
  expect(await start()).toEqual({ email, password: undefined });
  expect(await readFile(join(dataDir, 'staff.json'), 'utf8')).not.toContain(password);
  // A setting with the same words is a new one.
  expect(await start(password)).toEqual({ email, password });
});

it('a password of the settings is applied once, and a start hashes it once', async () => {
  const first = { email, password: 'the first password' };
  expect(await start(first.password)).toEqual(first);
  checks.mockClear();
  expect(await start(first.password)).toEqual(first);
  expect(checks).toHaveBeenCalledTimes(1);
  await change('one from the console');
  expect(await start(first.password)).toEqual({ email, password: undefined });
  expect(await start('the second password')).toEqual({ email, password: 'the second password' });
});
