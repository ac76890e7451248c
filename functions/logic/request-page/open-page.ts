import type { ProblemCode } from '#contracts/api/problem';
import type { RequestPage } from '#contracts/api/request-page';
import { type FoundRequest, findByReference } from '../../data/request-places.ts';
import { type Limit, takeAttempt, takeFrequentAttempt } from '../../data/throttles.ts';
import { ProblemError } from '../../errors.ts';
import { readAnswerTime } from '../desk/answer-time.ts';
import { readReference } from '../enquiry-ids.ts';
import { opens } from './links.ts';
import { toRequestPage } from './page.ts';

/** Far above what open pages read, also behind an address that many people share. */
const reads: Limit = { action: 'request-page', attempts: 600, seconds: 10 * 60 };
const unstoredReads = 60;
/** Links that open nothing. They cannot be guessed: the limits stop floods of reads of the database. */
const wrongPerAddress: Limit = { action: 'request-page-wrong', attempts: 30, seconds: 10 * 60 };
const wrongPerReference: Limit = { action: 'request-page-reference', attempts: 100, seconds: 60 * 60 };

export interface OpenedLink {
  reference: string;
  secret: string;
}

/**
 * Finds the request that a link opens. The reply is the same for a wrong secret, a link that has ended, an unknown
 * reference and an erased request.
 * @throws ProblemError `request_link_invalid`, `too_many_requests`
 */
export const openRequest = (link: OpenedLink, address: string): Promise<FoundRequest> =>
  findOpened(link, address, { linksOf: ({ links }) => links, problem: 'request_link_invalid' });

interface Opening {
  /** The links of a request that may open it. */
  linksOf: (found: FoundRequest) => readonly { hash: string }[];
  problem: ProblemCode;
}

/** As `openRequest`, for links of another kind. They share its limits. */
export async function findOpened(
  { reference, secret }: OpenedLink,
  address: string,
  { linksOf, problem }: Opening,
): Promise<FoundRequest> {
  await takeFrequentAttempt(reads, unstoredReads, address);
  const read = readReference(reference.trim());
  const found = read
    ? (await Promise.all([findByReference('Enquiries', read), findByReference('Quarantine', read)])).flat()
    : [];
  const opened = found.filter((one) => opens(secret, linksOf(one)));
  if (opened[0]) return opened[0];
  await takeAttempt(wrongPerAddress, address);
  await takeAttempt(wrongPerReference, reference.trim().toUpperCase());
  throw new ProblemError(problem);
}

/** Reads the page of a request. @throws as `openRequest` */
export const readRequestPage = async (link: OpenedLink, address: string): Promise<RequestPage> =>
  toRequestPage(await openRequest(link, address), await readAnswerTime());
