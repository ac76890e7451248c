import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Enquiry } from '#contracts/api/enquiries';
import type { PageLinkOrigin } from '#contracts/api/request-page/history';
import type { StoredLink } from '../../data/enquiry-items.ts';
import { addLink, endLinks } from '../../data/request-links.ts';
import type { RequestPlace } from '../../data/request-places.ts';
import { ProblemError } from '../../errors.ts';

/** A secret of 192 random bits, safe in addresses. Only its hash is stored. */
export const newSecret = () => randomBytes(24).toString('base64url');

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A link to the page of a request. */
export interface NewLink {
  secret: string;
  stored: StoredLink;
}

export function newLink(by: PageLinkOrigin): NewLink {
  const secret = newSecret();
  return { secret, stored: { hash: hashOf(secret), by, at: new Date().toISOString() } };
}

/** Compares in constant time, and with a request without links too. */
export function opens(secret: string, links: readonly Pick<StoredLink, 'hash'>[]): boolean {
  const given = Buffer.from(hashOf(secret));
  const compared = links.length > 0 ? links : [{ hash: hashOf('') }];
  const matches = compared.map(({ hash }) => hash.length === given.length && timingSafeEqual(Buffer.from(hash), given));
  return links.length > 0 && matches.includes(true);
}

/** Makes a link to an enquiry in one of these places. @returns its secret, undefined if there is no such enquiry */
export async function makeLink(
  enquiry: Pick<Enquiry, 'type' | 'id'>,
  by: PageLinkOrigin,
  places: readonly RequestPlace[] = ['Enquiries'],
): Promise<string | undefined> {
  const { secret, stored } = newLink(by);
  for (const place of places) if (await addLink(place, enquiry, stored)) return secret;
  return undefined;
}

/**
 * Makes a link that staff send to the customer.
 * @throws ProblemError `enquiry_not_found`
 */
export async function makeLinkForStaff(enquiry: Pick<Enquiry, 'type' | 'id'>): Promise<{ secret: string }> {
  const secret = await makeLink(enquiry, 'staff');
  if (!secret) throw new ProblemError('enquiry_not_found');
  return { secret };
}

/** @throws ProblemError `enquiry_not_found` */
export async function endAllLinks(enquiry: Pick<Enquiry, 'type' | 'id'>): Promise<void> {
  if (!(await endLinks(enquiry))) throw new ProblemError('enquiry_not_found');
}
