import { describe, expect, it } from 'vitest';
import { enquiryFields } from '#contracts/enquiry-kinds/kinds';
import { mailboxKey } from '#contracts/mailbox-key';
import { spamThreshold } from '#contracts/resources';
import { isDisposableAddress } from '../../../../functions/logic/spam/disposable-address.ts';
import { marksOf, spamScore, textsOf } from '../../../../functions/logic/spam/spam-score.ts';
import { realEnquiries } from '../../../corpus/real.ts';
import type { Sample } from '../../../corpus/sample.ts';
import { spamEnquiries } from '../../../corpus/spam.ts';

const size = 1000;

/** Scores a day's enquiries in the order of their arrival, with the counts of the day. */
function quarantinedOf(samples: readonly Sample[]): Map<Sample, boolean> {
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
        const { type, body, website, seconds } = sample;
        const texts = textsOf(enquiryFields[type], body);
        const mailbox = body.email ? mailboxKey(body.email) : sample;
        const { score } = spamScore({
          texts,
          traces: { website, seconds },
          isDisposable: body.email !== null && isDisposableAddress(body.email),
          sameText: Math.max(1, ...marksOf(texts).map((mark) => count(mark, mailbox))),
          sameMailbox: count(body.email ? `mailbox ${mailbox}` : undefined, sample),
          sameAddress: 1,
          isUnproven: false,
        });
        return [sample, score >= spamThreshold.byDefault];
      }),
  );
}

describe.each([20_261_122, 7, 4711])('of a day with 1,000 real enquiries and 1,000 unwanted ones (seed %i)', (seed) => {
  const real = realEnquiries(size, seed);
  const spam = spamEnquiries(size, seed);
  const verdicts = quarantinedOf([...real, ...spam]);
  const share = (samples: readonly Sample[]) => samples.filter((one) => verdicts.get(one)).length / samples.length;

  it('at most 1 % of the real ones are quarantined', () => {
    expect(share(real)).toBeLessThanOrEqual(0.01);
  });

  it('at least 95 % of the unwanted ones are quarantined', () => {
    expect(share(spam)).toBeGreaterThanOrEqual(0.95);
  });
});

it('the corpus has variety: few texts occur twice', () => {
  for (const [samples, distinct] of [
    [realEnquiries(size, 1), 0.5],
    [spamEnquiries(size, 1), 0.5],
  ] as const) {
    const texts = new Set(samples.map(({ body }) => JSON.stringify(body)));
    expect(texts.size).toBeGreaterThan(samples.length * distinct);
  }
});
