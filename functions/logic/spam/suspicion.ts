import type { Fields } from '#contracts/api/enquiry-kinds/field';
import type { FormTraces } from '#contracts/api/form-traces';
import { mailboxKey } from '#contracts/field-kit/mailbox-key';
import { siteOrigin, spamThreshold } from '#contracts/platform/resources';
import { isKnownCustomer } from '../../data/known-customers.ts';
import type { Suspicion } from '../../data/quarantine.ts';
import { countToday } from '../../data/spam-counts.ts';
import { isTokenGood } from '../../data/turnstile.ts';
import { logger } from '../../logger.ts';
import { isDisposableAddress } from './disposable-address.ts';
import { copyMark, forKnownCustomer, spamScore, textsOf } from './spam-score.ts';

/**
 * So many need no write of their own: an enquiry costs its visitor one write. The score of a text rises with its second
 * sender, that of a mailbox with its sixth enquiry.
 */
const unstored = { perText: 1, perMailbox: 4 };

/** Returns the result of a read or count, or another one if it fails: a signal must not refuse an enquiry. */
async function unlessFailing<Result>(signal: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await signal;
  } catch (error) {
    logger.warn('spam signal not read', { error: error as Error });
    return otherwise;
  }
}

interface Suspect {
  /** A UUID, the same for every attempt to send the enquiry. */
  attempt: string;
  /** The visitor's network address. */
  address: string;
  /** The number of enquiries that came from that address in some minutes, this one included. */
  sameAddress: number;
  body: FormTraces & { phone: string; email: string | null } & Readonly<Record<string, unknown>>;
}

/** Rates an enquiry from the site, by the fields of its kind. Returns undefined if it is not suspected of being spam. */
export async function suspect(
  fields: Fields,
  { attempt, address, sameAddress, body }: Suspect,
): Promise<Suspicion | undefined> {
  const { email, phone } = body;
  const texts = textsOf(fields, body);
  const own = { siteOrigin: process.env[siteOrigin] ?? '', phone };
  const mailbox = email && mailboxKey(email);
  const mark = copyMark(texts, own);
  const count = (...args: Parameters<typeof countToday>) => unlessFailing(countToday(...args), 1);
  const [isPerson, sameMailbox, sameText] = await Promise.all([
    isTokenGood(body.challenge, attempt),
    // With the connection: otherwise anybody could put an address under suspicion by typing it.
    mailbox ? count(`mailbox ${mailbox} ${address}`, attempt, unstored.perMailbox) : 1,
    mark ? count(mark, mailbox ?? phone, unstored.perText) : 1,
  ]);
  const rated = spamScore({
    texts,
    traces: body,
    own,
    isDisposable: email !== null && isDisposableAddress(email),
    sameText,
    sameMailbox,
    sameAddress,
    isUnproven: isPerson === false,
  });
  const threshold = Number(process.env[spamThreshold.variable] || spamThreshold.byDefault);
  if (rated.score < threshold) return undefined;
  // Read for suspects only, so that nobody else waits for it.
  const isKnown = email !== null && (await unlessFailing(isKnownCustomer({ email, phone }), false));
  const { score, reasons } = isKnown ? forKnownCustomer(rated) : rated;
  return score >= threshold ? { score, reasons } : undefined;
}
