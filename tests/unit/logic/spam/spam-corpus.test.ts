import { describe, expect, it } from 'vitest';
import { blindParts } from '../../../corpus/blind/parts.ts';
import { heldOfDay, isHeld } from '../../../corpus/held.ts';
import { realEnquiries } from '../../../corpus/real.ts';
import type { Sample } from '../../../corpus/sample.ts';
import { spamEnquiries } from '../../../corpus/spam.ts';
import { realOf, spamOf } from '../../../corpus/split/samples.ts';

const size = 1000;

const shareOfFirst = (samples: readonly Sample[]) =>
  samples.filter((one) => isHeld(one, { sameText: 1, sameMailbox: 1 })).length / samples.length;

describe.each([20_261_122, 7, 4711])('of a day with 1,000 real enquiries and 1,000 unwanted ones (seed %i)', (seed) => {
  const real = realEnquiries(size, seed);
  const spam = spamEnquiries(size, seed);
  const verdicts = heldOfDay([...real, ...spam]);
  const share = (samples: readonly Sample[]) => samples.filter((one) => verdicts.get(one)).length / samples.length;

  it('at most 1 % of the real ones are quarantined', () => {
    expect(share(real)).toBeLessThanOrEqual(0.01);
  });

  it('at least 95 % of the unwanted ones are quarantined', () => {
    expect(share(spam)).toBeGreaterThanOrEqual(0.95);
  });
});

/*
 * Texts in the shape of the SMS Spam Collection and the YouTube Spam Collection (UCI). Most senders behave like a browser.
 * Each is scored as the first of its kind, without the counts that betray a campaign. Tune on one part only: the misses of
 * the other are not to be looked at.
 */
describe.each(['tuning', 'aside'] as const)('of the texts in the part "%s"', (part) => {
  it('at most 1 % of the real ones are quarantined', () => {
    expect(shareOfFirst(realOf(part))).toBeLessThanOrEqual(0.01);
  });

  it('at least 85 % of the unwanted ones are quarantined', () => {
    expect(shareOfFirst(spamOf(part))).toBeGreaterThanOrEqual(0.85);
  });
});

/** The share of the unwanted texts that must be held at least. */
const leastOf: Record<string, number> = { tuning: 0.95, aside: 0.87, second: 0.94 };

/*
 * Texts by somebody who had not seen the rules, in the shape of public collections: SMS Spam Collection and YouTube Spam
 * Collection (UCI), Enron-Spam, Ling-Spam, TREC 2007. They are invented. Each is scored as the first of its kind. The
 * weights are learned from the part for tuning: whoever looks at the misses of the others needs new texts.
 */
describe.each(blindParts)('of the blind texts in the part "$part"', ({ part, real, spam }) => {
  it('at most 1 % of the real ones are quarantined', () => {
    expect(shareOfFirst(real)).toBeLessThanOrEqual(0.01);
  });

  it('no fewer of the unwanted ones are quarantined than before', () => {
    expect(shareOfFirst(spam)).toBeGreaterThanOrEqual(leastOf[part] ?? 1);
  });
});

it('of the blind texts kept aside, at least 85 % of the unwanted ones are quarantined, and no real one', () => {
  const aside = blindParts.filter(({ part }) => part !== 'tuning');
  expect(shareOfFirst(aside.flatMap(({ spam }) => spam))).toBeGreaterThanOrEqual(0.85);
  expect(shareOfFirst(aside.flatMap(({ real }) => real))).toBe(0);
});

it('the corpus has variety: few texts occur twice', () => {
  for (const samples of [realEnquiries(size, 1), spamEnquiries(size, 1), realOf('aside'), spamOf('aside')]) {
    const texts = new Set(samples.map(({ body }) => JSON.stringify(body)));
    expect(texts.size).toBeGreaterThan(samples.length * 0.5);
  }
});
