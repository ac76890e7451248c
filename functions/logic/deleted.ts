import type { DeletedKind, DeletedList, DeletedRecord } from '#contracts/api/deleted';
import { invalidate } from '../data/cdn.ts';
import { type Deletion, isKept, readDeleted, removeDeleted, restoreDeleted } from '../data/deleted.ts';
import { removeAllDepartures } from '../data/departures.ts';
import { linkPictureKeys } from '../data/link-pictures.ts';
import { deleteObjects } from '../data/photo-storage.ts';
import { photoFolder, type StoredPhoto } from '../data/program-items.ts';
import { removeVersions } from '../data/program-versions.ts';
import { removeQuoteContents } from '../data/quote-contents.ts';
import { findProfiles } from '../data/staff.ts';
import { ProblemError } from '../errors.ts';
import type { Action } from './audit/audit.ts';
import { collect, pageRange } from './collect.ts';
import { programNameIn } from './deleted-names.ts';
import { announceChange } from './enquiries/enquiry-counts.ts';
import { referenceOf } from './enquiry-ids.ts';
import { deletePhotoObjects } from './photos/photo-objects.ts';
import { releaseIfAlone } from './relations/follow.ts';

const defaultLimit = 50;

interface ListQuery {
  list: DeletedList;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Lists one page of deleted records, the last deleted first. */
export async function listDeleted({ list, limit = defaultLimit, cursor }: ListQuery) {
  const range = pageRange({ cursor, from: null, to: null });
  const source = toListed(readDeleted(list, { range, size: limit + 1 }));
  const { items, next } = await collect(source, () => true, limit);
  const names = await findProfiles([...new Set(items.map(({ deletion }) => deletion.deleted_by))]);
  return { records: items.map(({ deletion }) => toRecord(deletion, names)), next };
}

async function* toListed(deletions: AsyncGenerator<Deletion, void>) {
  for await (const deletion of deletions) yield { id: deletion.deletion, deletion };
}

function toRecord(
  { pk: kind, sk, deletion, deleted_at, deleted_by, expires_at, item }: Deletion,
  names: Awaited<ReturnType<typeof findProfiles>>,
): DeletedRecord {
  const isProgram = kind === 'program';
  const program = programNameIn(item);
  return {
    id: deletion,
    kind,
    record_id: sk,
    deleted_at,
    deleted_by: { email: deleted_by, name: names.get(deleted_by)?.name || null },
    gone_at: new Date(expires_at * 1000).toISOString(),
    title: (isProgram ? program.ar : (item as { name?: string }).name) ?? '',
    title_en: program.en,
    reference: isProgram ? null : referenceOf(kind, sk),
    program_id: (item as { program_id?: string | null }).program_id ?? null,
  };
}

interface Choice {
  params: { kind: DeletedKind; id: string };
  report: (action: Action & { action: Restoring }) => void;
}
type Restoring = 'enquiry_restored' | 'program_restored';

/**
 * Restores a deleted record.
 * @throws ProblemError `deleted_not_found`
 */
export async function restore({ params: { kind, id }, report }: Choice): Promise<void> {
  if (kind !== 'program') await announceChange(kind, id);
  if (!(await restoreDeleted(kind, id))) throw new ProblemError('deleted_not_found');
  if (kind !== 'program') await releaseIfAlone({ type: kind, id });
  report({ action: kind === 'program' ? 'program_restored' : 'enquiry_restored', record: { kind, id } });
}

interface Removal extends Pick<Choice, 'params'> {
  report: (action: Action & { action: 'enquiry_removed' | 'program_removed' }) => void;
}

/**
 * Removes a deleted record for good; an event consumer then removes a program's photos.
 * @throws ProblemError `deleted_not_found`
 */
export async function remove({ params: { kind, id }, report }: Removal): Promise<void> {
  if (!(await removeDeleted(kind, id))) throw new ProblemError('deleted_not_found');
  report({ action: kind === 'program' ? 'program_removed' : 'enquiry_removed', record: { kind, id } });
}

/** Removes the departures of a program that is gone for good. */
export async function removeDeparturesOf(programId: string | undefined): Promise<string> {
  if (!programId) return 'no departures';
  if (await isKept('program', programId)) return 'restored';
  await removeAllDepartures(programId);
  await removeVersions(programId);
  return 'departures removed';
}

/** Removes what the quotes of a request said that is gone for good. */
export async function removeQuotesOf({ kind, id }: { kind: DeletedKind; id: string }): Promise<string> {
  if (kind === 'program') return 'no quotes';
  if (await isKept(kind, id)) return 'restored';
  await removeQuoteContents({ type: kind, id });
  return 'quotes removed';
}

type RemovedPhoto = Pick<StoredPhoto, 'id' | 'content_type' | 'widths'>;

/** Removes the photos of a program that is gone for good. A program that was restored or deleted again keeps them. */
export async function removePhotosOf(
  program: { programId: string; photos: readonly RemovedPhoto[]; pictures?: readonly string[] } | undefined,
): Promise<string> {
  if (!program) return 'no photos';
  if (await isKept('program', program.programId)) return 'restored';
  const { programId, photos, pictures = [] } = program;
  await deletePhotoObjects(programId, photos);
  await deleteObjects(pictures.flatMap((hash) => linkPictureKeys(programId, hash)));
  // The CDN may keep photos for a year.
  await invalidate([`/${photoFolder(programId)}*`]);
  return `photos: ${photos.length}`;
}
