import { useEffect, useState } from 'react';
import { riyadhDay } from '#contracts/field-kit/calendar';
import type { ListedProgram } from '../program-filters.ts';
import type { BulkChange, BulkEntry } from './bulk-plan.ts';
import { type BulkOutcome, planBulk, runBulk } from './bulk-run.ts';

/** The state of the dialog: what it asks, what is under way, what has failed. */
type Bulk =
  | { at: 'checking' }
  | { at: 'asking'; entries: BulkEntry[] }
  | { at: 'working'; entries: BulkEntry[]; done: number; total: number }
  | { at: 'over'; outcome: BulkOutcome };

/** Checks the chosen programs, and changes those that nothing stops once staff have confirmed. */
export function useBulk(change: BulkChange, chosen: readonly ListedProgram[]) {
  const [bulk, setBulk] = useState<Bulk>({ at: 'checking' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog opens for one choice.
  useEffect(() => {
    let isOver = false;
    void planBulk(change, chosen, riyadhDay()).then((entries) => isOver || setBulk({ at: 'asking', entries }));
    return () => {
      isOver = true;
    };
  }, []);

  const entries = 'entries' in bulk ? bulk.entries : [];
  const going = entries.filter(({ stop }) => !stop);

  const run = async (): Promise<BulkOutcome> => {
    setBulk({ at: 'working', entries, done: 0, total: going.length });
    const outcome = await runBulk(change, going, () =>
      setBulk((now) => (now.at === 'working' ? { ...now, done: now.done + 1 } : now)),
    );
    setBulk({ at: 'over', outcome });
    return outcome;
  };

  return { bulk, going, run };
}
