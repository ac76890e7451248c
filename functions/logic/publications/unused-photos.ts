import { maximumKeptPhotos } from '#contracts/api/program-limits';
import { removePhoto } from '../../data/program-photos.ts';
import { findDraft, listVersions } from '../../data/program-versions.ts';
import { getProgram } from '../../data/programs.ts';
import { deletePhotoObjects } from '../photos/photo-objects.ts';

/** In milliseconds: after it, a photo of a draft that names it no more is not about to be named. */
const grace = 60 * 60_000;

/**
 * Deletes the photos that neither visitors see nor a draft or a version names; of versions, the newest that keep few enough.
 * @param spared photos that were added less than this ago, in milliseconds, since a form may be about to name them
 */
export async function deleteUnusedPhotos(programId: string, spared = grace): Promise<void> {
  const { kept_photos: kept = [] } = await getProgram(programId);
  if (kept.length === 0) return;
  const [draft, versions] = await Promise.all([findDraft(programId), listVersions(programId)]);
  const used = new Set(namedIn(draft?.content));
  for (const { content } of versions) {
    const more = namedIn(content).filter((id) => kept.some((photo) => photo.id === id));
    if (new Set([...used, ...more]).size > maximumKeptPhotos) break;
    for (const id of more) used.add(id);
  }
  const before = new Date(Date.now() - spared).toISOString();
  for (const { id } of kept.filter((photo) => !used.has(photo.id) && photo.created_at < before)) {
    const photo = await removePhoto(programId, id);
    if (photo) await deletePhotoObjects(programId, [photo]);
  }
}

const namedIn = (content: Record<string, unknown> | undefined): string[] =>
  Array.isArray(content?.photo_order) ? content.photo_order.map(String) : [];
