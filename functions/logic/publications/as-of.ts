import type { Departure } from '#contracts/api/departures';
import { inputOf } from '#contracts/api/program-edge';
import type { Program, ProgramBody, ProgramInput, Publication } from '#contracts/api/programs';
import { riyadhDay } from '#contracts/field-kit/calendar';
import type { FieldIssue } from '#contracts/field-kit/field-issues';
import { departuresOfProgram } from '../../data/departures.ts';
import { findVersion, type StoredVersion } from '../../data/program-versions.ts';
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

/** A program with the values that staff have typed. */
export function withInput(program: Program, { photo_order, ...input }: ProgramInput): Program {
  const order = photo_order ?? program.photo_records.map(({ id }) => id);
  const place = ({ id }: { id: string }) => (order.includes(id) ? order.indexOf(id) : order.length);
  const photo_records = program.photo_records.toSorted((a, b) => place(a) - place(b));
  const photos = photo_records.filter(({ status }) => status === 'ready').map(({ image_url }) => image_url);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return { ...program, ...given, photo_records, photos };
}

/**
 * A program as it is at an instant, for visitors and staff: with what was planned until then, also if the job that applies
 * plans has not run yet. A publication that is stopped changes nothing: what was published before stays.
 */
export async function asOf(program: Program, now = new Date()): Promise<Program> {
  const { publication } = program;
  if (!publication?.planned_at && !publication?.unpublish_at) return program;
  const due = await duePublication(program, now);
  const published: Program =
    due?.issues.length === 0
      ? {
          ...withInput(program, due.input),
          version: due.version.version,
          publication: { ...publication, state: 'published', planned_at: null, planned_version: null },
        }
      : program;
  return isUnpublishingDue(program, now) ? { ...published, publication: unpublished } : published;
}

const unpublished: Publication = { state: 'archived', planned_at: null, planned_version: null, unpublish_at: null };
