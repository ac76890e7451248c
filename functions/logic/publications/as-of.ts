import { inputOf } from '#contracts/api/program-edge';
import type { Program, ProgramBody, ProgramInput, Publication } from '#contracts/api/programs';
import { findVersion } from '../../data/program-versions.ts';

/** True if visitors see a program. */
export const isPublished = ({ publication }: Program): boolean => publication?.state === 'published';

const isDue = (at: string | null | undefined, now: Date) => at != null && at <= now.toISOString();

/** The input that is due to be published; undefined if none is. */
export async function dueInput({ id, publication }: Program, now: Date): Promise<ProgramInput | undefined> {
  if (!isDue(publication?.planned_at, now) || publication?.planned_version == null) return undefined;
  const version = await findVersion(id, publication.planned_version);
  // It was checked when it was stored, and reads for visitors need no schemas for it.
  return version && inputOf(version.content as ProgramBody);
}

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
 * plans has not run yet.
 */
export async function asOf(program: Program, now = new Date()): Promise<Program> {
  const { publication } = program;
  if (!publication?.planned_at && !publication?.unpublish_at) return program;
  const input = await dueInput(program, now);
  const published: Program = input
    ? {
        ...withInput(program, input),
        version: publication.planned_version ?? program.version,
        publication: { ...publication, state: 'published', planned_at: null, planned_version: null },
      }
    : program;
  return isUnpublishingDue(program, now) ? { ...published, publication: unpublished } : published;
}

const unpublished: Publication = { state: 'archived', planned_at: null, planned_version: null, unpublish_at: null };
