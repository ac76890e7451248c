import type { SoakResult } from './soak.ts';

/**
 * Returns the table of a soak, a sentence about mails that came twice, and true if everything that must be 0 is 0 and no
 * kill doubled more than one mail.
 */
export function report(result: SoakResult) {
  const { faults, twiceByKill, met, ...counts } = result;
  const mails = counts.confirmations + counts.staffMails + counts.summaries;
  const mustBeZero = {
    ...pick(counts, 'lost', 'doubled', 'missing', 'twice', 'misplaced', 'deadLetters'),
    ...pick(counts, 'lostTexts', 'halfPublished', 'lostAnswers', 'doubledAnswers'),
    ...pick(counts, 'halfMerged', 'lostMerges', 'misAccepted'),
  };
  const rows = [
    ...[...faults].map(([fault, count]) => ({ what: `acknowledged while: ${fault}`, count })),
    { what: 'calls', count: counts.calls },
    { what: 'of these twice at the same time', count: counts.paired },
    { what: 'of these without success', count: counts.failed },
    { what: 'kills', count: counts.kills },
    ...Object.entries(met).map(([work, count]) => ({ what: `of these in the middle of: ${work}`, count })),
    { what: 'acknowledged enquiries', count: counts.acknowledged },
    { what: 'stored enquiries', count: counts.stored },
    { what: 'acknowledged texts of programs', count: counts.typedTexts },
    { what: 'customers whose requests were merged, answered, taken and accepted at once', count: counts.pairs },
    { what: 'of their offers accepted', count: counts.acceptedOffers },
    { what: 'of these requests merged at the same time', count: counts.mergedOffers },
    { what: 'confirmations', count: counts.confirmations },
    { what: 'single mails to staff', count: counts.staffMails },
    { what: 'summaries to staff', count: counts.summaries },
    { what: 'dead letters replayed', count: counts.replayed },
    { what: 'mails', count: mails },
    { what: 'of these twice, killed between sending and marking (at most one a kill)', count: twiceByKill },
    ...Object.entries(mustBeZero).map(([what, count]) => ({ what: `must be 0: ${what}`, count })),
  ];
  const isSound = Object.values(mustBeZero).every((count) => count === 0) && twiceByKill <= counts.kills;
  const verdict = `Nothing lost or doubled, nothing half-published or half-merged; ${twiceByKill} of ${mails} mails came twice, after ${counts.kills} kills.`;
  return { rows, isSound, verdict };
}

const pick = <Key extends string>(counts: Record<Key, number>, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, counts[key]])) as Record<Key, number>;
