import { enquiryFields } from '#contracts/api/enquiry-kinds/kinds';
import { mailboxKey } from '#contracts/field-kit/mailbox-key';
import { spamThreshold } from '#contracts/platform/resources';
import { isDisposableAddress } from '../../functions/logic/spam/disposable-address.ts';
import { copyMark, spamScore, textsOf } from '../../functions/logic/spam/spam-score.ts';
import type { Weights } from '../../functions/logic/spam/wording/wording.ts';
import type { Sample } from './sample.ts';
import { siteOrigin } from './split/fill.ts';

/**
 * Whether a sample is held in quarantine, if so many mailboxes and enquiries of the day had its text and its sender: by the
 * committed weights, or by others.
 */
export function isHeld(sample: Sample, counts: { sameText: number; sameMailbox: number }, weights?: Weights): boolean {
  const { type, body, website, seconds } = sample;
  const evidence = {
    texts: textsOf(enquiryFields[type], body),
    traces: { website, seconds },
    own: ownOf(sample),
    isDisposable: body.email !== null && isDisposableAddress(body.email),
    ...counts,
    sameAddress: 1,
    isUnproven: false,
  };
  const { score } = spamScore(evidence, weights);
  return score >= spamThreshold.byDefault;
}

const ownOf = ({ body }: Sample) => ({ siteOrigin, phone: String(body.phone) });

/** Scores a day's enquiries in the order of their arrival, with the counts of the day. */
export function heldOfDay(samples: readonly Sample[]): Map<Sample, boolean> {
  const sets = new Map<string, Set<unknown>>();
  const count = (key: string | undefined, member: unknown) => {
    if (!key) return 1;
    const set = sets.get(key) ?? new Set();
    sets.set(key, set.add(member));
    return set.size;
  };
  return new Map(
    samples
      .toSorted((a, b) => a.at - b.at)
      .map((sample) => {
        const { type, body } = sample;
        const mailbox = body.email ? mailboxKey(body.email) : sample;
        const counts = {
          sameText: count(copyMark(textsOf(enquiryFields[type], body), ownOf(sample)), mailbox),
          sameMailbox: count(body.email ? `mailbox ${mailbox}` : undefined, sample),
        };
        return [sample, isHeld(sample, counts)];
      }),
  );
}
