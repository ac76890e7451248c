import type { SectionId } from '#contracts/api/section-names';
import type { Plan, Refused, StoredDraft } from '../../data/draft-items.ts';
import { isPlanDue, readDueDrafts, siteVersions } from '../../data/site-content.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import { inBatches } from '../in-batches.ts';
import { type Checked, checked, publishChecked } from './publish.ts';
import { sectionNamed } from './section-named.ts';

/** Publishes the sections that are due. A draft that changes meanwhile is left to the next run. */
export async function publishSectionsDue(now = new Date()): Promise<number> {
  const drafts = await readDueDrafts(now);
  await inBatches(drafts, (draft) => publishOne(draft).catch(unlessChanged));
  return drafts.length;
}

/**
 * The draft of a section for a change by an owner, once a plan of it that is due is carried out: also if the job that
 * does so has not run yet.
 */
export async function currentDraft(section: SectionId, now = new Date()): Promise<StoredDraft | undefined> {
  const draft = await siteVersions.findDraft(section);
  if (!draft || !isPlanDue(draft, now)) return draft;
  await publishOne(draft).catch(unlessChanged);
  return siteVersions.findDraft(section);
}

async function publishOne(draft: StoredDraft): Promise<void> {
  const { plan, id } = draft;
  if (!plan) return;
  const section = sectionNamed(id);
  const outcome = await checked(section, draft).catch(stopping);
  if ('issues' in outcome) await refuse(draft, plan, outcome.issues);
  else await begin(section, draft, plan, outcome);
}

/**
 * Takes the plan from whoever would cancel it, and then publishes. Of two calls at once one writes the section; what a
 * crash leaves, the next run finishes.
 */
async function begin(section: SectionId, draft: StoredDraft, plan: Plan, outcome: Checked): Promise<void> {
  const { rev } = plan.begun ? draft : await siteVersions.planDraft(draft, { plan: { ...plan, begun: true } });
  await publishChecked(section, outcome, { by: plan.by, note: plan.note, rev });
}

/** What was published before stays, and the draft says why its plan ended. */
const refuse = (draft: StoredDraft, { publish_at }: Plan, issues: Refused['issues']) =>
  siteVersions.planDraft(draft, { plan: null, refused: { planned_at: publish_at, issues } });

/** What stops a publication; any other error is thrown. */
function stopping(error: unknown): Pick<Refused, 'issues'> {
  if (error instanceof ValidationFailed) return { issues: error.issues.map(({ field, code }) => ({ field, code })) };
  if (isConflict(error)) return { issues: [{ field: '', code: 'published_since' }] };
  throw error;
}

const isConflict = (error: unknown) => error instanceof ProblemError && error.code === 'version_conflict';

function unlessChanged(error: unknown): void {
  if (!isConflict(error)) throw error;
}
