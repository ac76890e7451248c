import type { SoakResult } from './soak.ts';

/** Returns the table of a soak, and true if everything that must be 0 is 0. */
export function report(result: SoakResult) {
  const { faults, twiceByKill, ...counts } = result;
  const mustBeZero = { ...pick(counts, 'lost', 'doubled', 'missing', 'twice', 'misplaced', 'deadLetters') };
  const rows = [
    ...[...faults].map(([fault, count]) => ({ what: `acknowledged while: ${fault}`, count })),
    { what: 'calls', count: counts.calls },
    { what: 'of these twice at the same time', count: counts.paired },
    { what: 'of these without success', count: counts.failed },
    { what: 'kills', count: counts.kills },
    { what: 'acknowledged enquiries', count: counts.acknowledged },
    { what: 'stored enquiries', count: counts.stored },
    { what: 'confirmations', count: counts.confirmations },
    { what: 'single mails to staff', count: counts.staffMails },
    { what: 'summaries to staff', count: counts.summaries },
    { what: 'dead letters replayed', count: counts.replayed },
    { what: 'mails twice, killed between sending and marking', count: twiceByKill },
    ...Object.entries(mustBeZero).map(([what, count]) => ({ what: `must be 0: ${what}`, count })),
  ];
  return { rows, isSound: Object.values(mustBeZero).every((count) => count === 0) };
}

const pick = <Key extends string>(counts: Record<Key, number>, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, counts[key]])) as Record<Key, number>;
