import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { passwordCost } from '#contracts/platform/resources';
import { type HashCaller, inHashQueue } from './hash-queue.ts';

/** The cost of new hashes. Each hash stores its own cost, so that it can be raised later. */
const cost = () => ({ N: 2 ** Number(process.env[passwordCost.variable] || passwordCost.byDefault), r: 8, p: 1 });
const keyLength = 32;

export const StoredPassword = z.object({
  hash: z.string(),
  salt: z.string(),
  N: z.int(),
  r: z.int(),
  p: z.int(),
});
export type StoredPassword = z.infer<typeof StoredPassword>;

type Cost = ReturnType<typeof cost>;

/** Normalises the password to NFKC, since Unicode has several spellings of the same text (RFC 8265). */
const derive = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    ),
  );

/**
 * Only callers with a session or a mailed link set passwords.
 * @throws ProblemError `temporarily_unavailable`
 */
export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(16);
  const parameters = cost();
  const hash = await inHashQueue('trusted', () => derive(password, salt, parameters));
  return { hash: hash.toString('base64'), salt: salt.toString('base64'), ...parameters };
}

/**
 * Takes the same time for an unknown account (`stored` undefined) as for a known one.
 * @throws ProblemError `temporarily_unavailable`
 */
export async function verifyPassword(
  password: string,
  stored: StoredPassword | undefined,
  caller: HashCaller = 'trusted',
): Promise<boolean> {
  const { hash, salt, ...parameters } = stored ?? { hash: '', salt: '', ...cost() };
  const derived = await inHashQueue(caller, () => derive(password, Buffer.from(salt, 'base64'), parameters));
  const expected = Buffer.from(hash, 'base64');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
