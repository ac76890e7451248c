import { timingSafeEqual } from 'node:crypto';
import { originSecret } from '#contracts/platform/resources';
import { sha256 } from '../../data/hash.ts';
import { ProblemError } from '../../errors.ts';
import { type ApiRequest, header } from '../request.ts';

/** Shorter values are not secrets: the stack fills the place of an absent second one with a word. */
const shortest = 32;

/**
 * Refuses calls that bypass the CDN: at the API's own address, callers could forge the viewer's address and avoid the
 * firewall. The CDN sends a secret, which the API's stage knows. Without a CDN, nothing is required.
 */
export const throughTheSite = () => ({
  before: ({ event }: ApiRequest) => {
    if (process.env[originSecret.variable] !== 'required') return;
    const accepted = event.stageVariables?.[originSecret.stageVariable]?.split(',') ?? [];
    const given = sha256(header(event, originSecret.header) ?? '');
    const isAccepted = (secret: string) =>
      secret.length >= shortest && timingSafeEqual(Buffer.from(sha256(secret)), Buffer.from(given));
    if (!accepted.some(isAccepted)) throw new ProblemError('past_the_site');
  },
});
