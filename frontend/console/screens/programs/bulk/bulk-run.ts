import type { Program } from '#contracts/api/programs';
import { changePublication, findDraft, publishDraft } from '../../../features/programs/drafts/draft-routes.ts';
import { settleEach } from '../../../lib/settle-each.ts';
import type { ListedProgram } from '../program-filters.ts';
import { type BulkChange, type BulkEntry, planEntry } from './bulk-plan.ts';

const server = { findDraft, publishDraft, changePublication };

/** Reads the drafts of the chosen programs and checks each. A draft that cannot be read stops its program only. */
export async function planBulk(
  change: BulkChange,
  chosen: readonly ListedProgram[],
  today: string,
  { findDraft }: Pick<typeof server, 'findDraft'> = server,
): Promise<BulkEntry[]> {
  const plan = async ({ program: { id }, stored, state, hasDraft }: ListedProgram) => {
    const draft = change === 'publish' && hasDraft ? await findDraft(id) : undefined;
    return planEntry(change, { program: stored, state, draft }, today);
  };
  const outcomes = await settleEach(chosen, plan, () => undefined);
  return chosen.map(({ stored: program }, index): BulkEntry => {
    const outcome = outcomes[index];
    if (outcome?.status === 'fulfilled') return outcome.value as BulkEntry;
    return { program, draft: undefined, warnings: [], stop: { because: 'unread', error: outcome?.reason } };
  });
}

export interface BulkOutcome {
  done: Program[];
  failed: { program: Program; error: unknown }[];
}

/**
 * Publishes programs or takes them from the site, each by one call that does all or nothing. A failure stops none of the
 * others.
 * @param onSettled called after each program
 */
export async function runBulk(
  change: BulkChange,
  entries: readonly BulkEntry[],
  onSettled: () => void,
  { publishDraft, changePublication }: Pick<typeof server, 'publishDraft' | 'changePublication'> = server,
): Promise<BulkOutcome> {
  const run = ({ program: { id }, draft }: BulkEntry): Promise<Program> => {
    if (change === 'archive') return changePublication(id, 'archive');
    // The draft that was checked: if a colleague has saved another since, this one fails.
    if (draft) return publishDraft(id, { rev: draft.rev, note: null, publish_at: null });
    return changePublication(id, 'restore');
  };
  const outcomes = await settleEach(entries, run, onSettled);
  const done = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value as Program] : []));
  const failed = entries.flatMap(({ program }, index) => {
    const outcome = outcomes[index];
    return outcome?.status === 'rejected' ? [{ program, error: outcome.reason }] : [];
  });
  return { done, failed };
}
