import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { passwordCost } from '#contracts/resources';

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

/** The last hash that was asked for. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes one hash at a time: each takes 128 MiB and a processor. Functions on Lambda get one call at a time, but all calls
 * of the embedded server share its memory.
 */
function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const hash = last.then(() => deriveNow(password, salt, cost));
  last = hash.catch(() => undefined);
  return hash;
}

/** Normalises the password to NFKC, since Unicode has several spellings of the same text (RFC 8265). */
const deriveNow = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    ),
  );

export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(16);
  const parameters = cost();
  const hash = await derive(password, salt, parameters);
  return { hash: hash.toString('base64'), salt: salt.toString('base64'), ...parameters };
}

/** Takes the same time for an unknown account (`stored` undefined) as for a known one. */
export async function verifyPassword(password: string, stored: StoredPassword | undefined): Promise<boolean> {
  const { hash, salt, ...parameters } = stored ?? { hash: '', salt: '', ...cost() };
  const derived = await derive(password, Buffer.from(salt, 'base64'), parameters);
  const expected = Buffer.from(hash, 'base64');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
