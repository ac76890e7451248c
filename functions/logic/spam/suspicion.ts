import type { Fields } from '#contracts/enquiry-kinds/field';
import type { FormTraces } from '#contracts/form-traces';
import { mailboxKey } from '#contracts/mailbox-key';
import { spamThreshold } from '#contracts/resources';
import type { Suspicion } from '../../data/quarantine.ts';
import { countToday } from '../../data/spam-counts.ts';
import { isTokenGood } from '../../data/turnstile.ts';
import { logger } from '../../logger.ts';
import { isDisposableAddress } from './disposable-address.ts';
import { marksOf, spamScore, textsOf } from './spam-score.ts';

/**
 * So many need no write of their own: an enquiry costs its visitor one write. The score of a text rises with its second
 * sender, that of a mailbox with its sixth enquiry.
 */
const unstored = { perText: 1, perMailbox: 4 };

/** Counts like `countToday`; one if the count fails, because a signal must not refuse an enquiry. */
const counted: typeof countToday = async (...count) => {
  try {
    return await countToday(...count);
  } catch (error) {
    logger.warn('spam signal not counted', { error: error as Error });
    return 1;
  }
};

interface Suspect {
  /** A UUID, the same for every attempt to send the enquiry. */
  attempt: string;
  /** The number of enquiries that came from its network address in some minutes, this one included. */
  sameAddress: number;
  body: FormTraces & { phone: string; email: string | null } & Readonly<Record<string, unknown>>;
}

/** Rates an enquiry from the site, by the fields of its kind. Returns undefined if it is not suspected of being spam. */
export async function suspect(fields: Fields, { attempt, sameAddress, body }: Suspect): Promise<Suspicion | undefined> {
  const texts = textsOf(fields, body);
  const mailbox = body.email && mailboxKey(body.email);
  const sender = mailbox ?? body.phone;
  const [isPerson, sameMailbox, ...same] = await Promise.all([
    isTokenGood(body.challenge, attempt),
    mailbox ? counted(`mailbox ${mailbox}`, attempt, unstored.perMailbox) : 1,
    ...marksOf(texts).map((mark) => counted(mark, sender, unstored.perText)),
  ]);
  const { score, reasons } = spamScore({
    texts,
    traces: body,
    isDisposable: body.email !== null && isDisposableAddress(body.email),
    sameText: Math.max(1, ...same),
    sameMailbox,
    sameAddress,
    isUnproven: isPerson === false,
  });
  const threshold = Number(process.env[spamThreshold.variable] || spamThreshold.byDefault);
  return score >= threshold ? { score, reasons } : undefined;
}
