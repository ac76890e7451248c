import type { AuditedChange } from '#contracts/api/audit';
import type { Program, Publication } from '#contracts/api/programs';
import { departuresOfProgram } from '../../data/departures.ts';
import * as data from '../../data/program-versions.ts';
import { changePublication } from '../../data/programs.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import { changesBetween } from '../audit/changes-between.ts';
import type { ToPublish } from '../catalogue/publish-errors.ts';
import { complete } from '../offered-programs.ts';
import { withAlignedPrice } from '../programs.ts';
import { requireLicence } from '../umrah-licence.ts';
import { issuesOf, withoutPlan } from './as-of.ts';
import { inputFrom } from './content.ts';
import { keepPlanned } from './keep-planned.ts';
import { publishInput, storeVersion } from './publish.ts';
import { getCurrent } from './publish-due.ts';

interface Asked {
  rev: number;
  note: string | null;
  publish_at: string | null;
  /** When it leaves the site again; without one, a set end stays. */
  unpublish_at?: string | null;
}

type ReportChanges = (details: { changes: AuditedChange[] }) => void;

const planOf = ({ publication }: Program): Publication => ({
  ...{ state: 'published', planned_at: null, planned_version: null, planned_until: null, unpublish_at: null },
  ...publication,
});

/**
 * Publishes a draft, or plans to, unless something stops it on that day.
 * @throws ProblemError `program_not_found`, `draft_not_found`, `version_conflict`, `publication_planned`; ValidationFailed
 */
export async function publishDraft(
  id: string,
  { rev, note, publish_at, unpublish_at = null }: Asked,
  by: string,
  report?: ReportChanges,
): Promise<Program> {
  const draft = await data.getDraft(id);
  const now = await getCurrent(id);
  if (draft.rev !== rev) throw new ProblemError('version_conflict');
  if (draft.based_on !== now.version) {
    // A retry after a crash between the publication and the removal of its draft.
    if (!(await isWhatIsPublished(now, draft))) throw new ProblemError('version_conflict');
    await data.removeDraft(id, rev);
    return complete(now);
  }
  const input = withAlignedPrice(inputFrom(draft.content));
  requireLicence(input);
  const isLater = isFuture(publish_at);
  const start = isLater ? new Date(publish_at) : new Date();
  if (unpublish_at !== null && unpublish_at <= start.toISOString()) {
    throw new ValidationFailed([{ field: 'unpublish_at', code: 'end_not_after_start' }]);
  }
  await requirePublishable(now, input, start);
  const publish = async () =>
    (await publishInput(id, () => input, { by, note, version: now.version, standing: { unpublish_at } })).after;
  const plan = async (planned_at: string) => {
    const planned_version = await storeVersion(now, input, { by, note, at: planned_at });
    const to = { ...planOf(now), planned_at, planned_version, planned_until: unpublish_at };
    return changePublication(id, to, now.version);
  };
  const after = isLater ? await plan(publish_at) : await publish();
  await data.removeDraft(id, rev);
  report?.({ changes: timesBetween(now, after) });
  return complete(after);
}

const isFuture = (at: string | null): at is string => at !== null && at > new Date().toISOString();

/** The changed times of a publication, for the audit trail. */
const timesBetween = (before: Program, after: Program): AuditedChange[] =>
  standingBetween(before, after).filter(({ field }) => field !== 'state');

/** The same, with the state. The number of a version says nothing to readers of the trail. */
const standingBetween = (before: Program, after: Program): AuditedChange[] =>
  changesBetween(planOf(before), planOf(after)).filter(({ field }) => field !== 'planned_version');

/** @throws ValidationFailed with what stops the publication at that instant */
async function requirePublishable(now: Program, input: ToPublish['input'], at: Date): Promise<void> {
  const issues = issuesOf(now, { input, departures: await departuresOfProgram(now.id) }, at);
  if (issues.length > 0) throw new ValidationFailed(issues);
}

/** True if the published version has been made of this draft. */
async function isWhatIsPublished(now: Program, draft: data.StoredDraft): Promise<boolean> {
  const version = await data.findVersion(now.id, now.version);
  if (version?.follows !== draft.based_on) return false;
  const { texts, price_sar, from_date, to_date } = withAlignedPrice(inputFrom(draft.content));
  const key = (one: object) => JSON.stringify(one);
  const published = { texts: now.texts, price_sar: now.price_sar, from_date: now.from_date, to_date: now.to_date };
  return key(published) === key({ texts, price_sar, from_date, to_date });
}

export type PublicationChange = 'cancel' | 'archive' | 'restore' | 'keep';

/**
 * Changes where a program stands. Cancelling a planned publication makes its content the draft again. What is put back on
 * the site is checked as a draft is.
 * @throws ProblemError `program_not_found`, `version_conflict`; ValidationFailed
 */
export async function changeStanding(
  id: string,
  { change, at }: { change: PublicationChange; at: string | null },
  by: string,
  report?: ReportChanges,
): Promise<Program> {
  const now = await getCurrent(id);
  const plan = planOf(now);
  if (change === 'cancel') await keepAsDraft(now, by);
  if (change === 'restore' && now.version > 0) await requirePublishable(now, now, new Date());
  const to: Publication = {
    cancel: withoutPlan(plan),
    archive: isFuture(at) ? withEnd(plan, at) : { ...plan, state: 'archived' as const, unpublish_at: null },
    restore: { ...plan, state: now.version === 0 ? ('draft' as const) : ('published' as const) },
    keep: { ...plan, planned_until: null, unpublish_at: null },
  }[change];
  const after = await changePublication(id, to, now.version);
  report?.({ changes: standingBetween(now, after) });
  return complete(after);
}

/** An end after the start of a plan that has an end of its own is that end. */
const withEnd = (plan: Publication, at: string): Publication =>
  plan.planned_until && plan.planned_at && at > plan.planned_at
    ? { ...plan, planned_until: at }
    : { ...plan, unpublish_at: at };

async function keepAsDraft(program: Program, by: string): Promise<void> {
  const number = program.publication?.planned_version;
  const planned = number == null ? undefined : await data.findVersion(program.id, number);
  if (planned) await keepPlanned(program, planned, { by });
}
