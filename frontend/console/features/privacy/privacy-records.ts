import { mutate } from 'swr';
import type { ErasureReason } from '#contracts/api/erasures';
import type { ApiData, ApiRequest } from '#shared/lib/api.ts';
import { announceNews } from '../enquiries/enquiry-news.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import { privacyKey } from './use-privacy.ts';

export type PersonRecord = ApiData<'POST /privacy/searches'>;
export type PrivacyRequest = ApiData<'GET /privacy'>['requests'][number];
export type PrivacyRequestInput = NonNullable<ApiRequest<'POST /privacy/requests'>['body']>;

/** A person, by phone number or e-mail address. Send it in a body: logs contain no bodies. */
export type Whom = { phone: string } | { email: string };

/** Reads a typed contact: text with an @ is an e-mail address, any other text a phone number. */
export const readWhom = (text: string): Whom => (text.includes('@') ? { email: text.trim() } : { phone: text.trim() });

export const findPerson = (body: Whom) => resumeAfterSignIn(() => staffApi('POST /privacy/searches', { body }));

export const exportPerson = (body: Whom) => resumeAfterSignIn(() => staffApi('POST /privacy/exports', { body }));

/**
 * Records that a person no longer allows offers, with as many calls as it takes.
 * @returns the number of requests whose consent ledger has got the entry
 */
export async function withdrawMarketing(whom: Whom): Promise<number> {
  let count = 0;
  let more = true;
  while (more) {
    const reply = await resumeAfterSignIn(() => staffApi('PATCH /privacy', { body: whom }));
    count += reply.withdrawn;
    more = reply.more && reply.withdrawn > 0;
  }
  return count;
}

/** Identifies the person's requests, so that lists can leave them out. */
export interface Erased {
  enquiries: readonly { id: string }[];
}

interface Erasing {
  reason: ErasureReason;
  /** Called with the number of erased requests after each call. */
  onProgress: (count: number) => void;
}

/**
 * Erases a person's data, with as many calls as it takes. Announces the deleted requests to every list.
 * @returns the number of erased requests
 */
export async function erasePerson(whom: Whom, { enquiries }: Erased, { reason, onProgress }: Erasing): Promise<number> {
  const body = { ...whom, reason };
  let count = 0;
  let more = true;
  while (more) {
    const erased = await resumeAfterSignIn(() => staffApi('POST /privacy/erasures', { body }));
    more = erased.more;
    count += Object.values(erased.erasure.counts).reduce((sum, part) => sum + part, 0);
    onProgress(count);
  }
  for (const { id } of enquiries) announceNews({ kind: 'deleted', id });
  await mutate(privacyKey);
  return count;
}

export async function addPrivacyRequest(body: PrivacyRequestInput): Promise<void> {
  await resumeAfterSignIn(() => staffApi('POST /privacy/requests', { body }));
  await mutate(privacyKey);
}

export async function closePrivacyRequest(id: string): Promise<void> {
  await staffApi('DELETE /privacy/requests/{id}', { params: { id } });
  await mutate(privacyKey);
}
