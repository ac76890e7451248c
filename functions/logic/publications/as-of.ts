import type { Departure } from '#contracts/api/departures';
import { inputOf } from '#contracts/api/program-edge';
import type { Program, ProgramBody, ProgramInput, Publication } from '#contracts/api/programs';
import { riyadhDay } from '#contracts/field-kit/calendar';
import type { FieldIssue } from '#contracts/field-kit/field-issues';
import { departuresOfProgram } from '../../data/departures.ts';
import { findVersion, type StoredVersion } from '../../data/program-versions.ts';
import { dividePhotos } from '../catalogue/divide-photos.ts';
import { publishErrors, type ToPublish } from '../catalogue/publish-errors.ts';

/** True if visitors see a program. */
export const isPublished = ({ publication }: Program): boolean => publication?.state === 'published';

const isDue = (at: string | null | undefined, now: Date) => at != null && at <= now.toISOString();

export interface DuePublication {
  version: StoredVersion;
  input: ProgramInput;
  /** The reasons not to publish it. It was checked when it was planned, but departures may have changed since. */
  issues: FieldIssue[];
}

/** Returns the planned publication that is due; undefined if none is. */
export async function duePublication(program: Program, now: Date): Promise<DuePublication | undefined> {
  const { id, publication } = program;
  if (!isDue(publication?.planned_at, now) || publication?.planned_version == null) return undefined;
  const [version, departures] = await Promise.all([
    findVersion(id, publication.planned_version),
    departuresOfProgram(id),
  ]);
  if (!version) return undefined;
  // Its form was checked when it was stored, and reads for visitors need no schemas for it.
  const input = inputOf(version.content as ProgramBody);
  return { version, input, issues: issuesOf(program, { input, departures }, now) };
}

/** Returns the reasons not to publish an input at an instant. */
export const issuesOf = (
  now: Program,
  { input, departures = null }: { input: ToPublish['input']; departures: Departure[] | null | undefined },
  at: Date,
): FieldIssue[] => publishErrors({ input, departures, before: now.version > 0 ? now : undefined }, riyadhDay(at));

export const isUnpublishingDue = ({ publication }: Program, now: Date): boolean =>
  isDue(publication?.unpublish_at, now);

/** True if a program is due to leave the site before its planned publication, which puts it there again. */
export const leavesFirst = (program: Program, now: Date): boolean => {
  const { planned_at, unpublish_at } = program.publication ?? {};
  return isUnpublishingDue(program, now) && planned_at != null && unpublish_at != null && unpublish_at < planned_at;
};

/** Where a program stands once it has left the site. A plan for later stays: nothing else has its content. */
export const takenFromSite = ({ publication }: Program): Publication => ({
  planned_at: publication?.planned_at ?? null,
  planned_version: publication?.planned_version ?? null,
  planned_until: publication?.planned_until ?? null,
  state: 'archived',
  unpublish_at: null,
});

/** Where a program stands once its plan is over: the plan's end goes with it. */
export const withoutPlan = (publication: Publication): Publication => ({
  ...publication,
  ...{ planned_at: null, planned_version: null, planned_until: null },
});

/** A program with the values that staff have typed. */
export function withInput(program: Program, { photo_order, photos_left_out, ...input }: ProgramInput): Program {
  const divided = dividePhotos(program, { photo_order, photos_left_out });
  const photos = divided.photo_records.filter(({ status }) => status === 'ready').map(({ image_url }) => image_url);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return { ...program, ...given, ...divided, photos };
}

/**
 * A program as it is at an instant, for visitors and staff: with what was planned until then, also if the job that applies
 * plans has not run yet. A publication that is stopped changes nothing: what was published before stays.
 */
export async function asOf(stored: Program, now = new Date()): Promise<Program> {
  if (!stored.publication?.planned_at && !stored.publication?.unpublish_at) return stored;
  const program = leavesFirst(stored, now) ? { ...stored, publication: takenFromSite(stored) } : stored;
  const due = await duePublication(program, now);
  const published = due?.issues.length === 0 ? withPublication(program, due) : program;
  return isUnpublishingDue(published, now) ? { ...published, publication: takenFromSite(published) } : published;
}

function withPublication(program: Program, { input, version }: DuePublication): Program {
  const { planned_until = null, unpublish_at = null } = program.publication ?? {};
  return {
    ...withInput(program, input),
    version: version.version,
    publication: {
      ...{ state: 'published', planned_at: null, planned_version: null, planned_until: null },
      unpublish_at: planned_until ?? unpublish_at,
    },
  };
}
