import type { PhotoRecord } from '#contracts/api/photo-record';
import { maximumPhotos, maximumPhotosAtOnce } from '#contracts/api/program-limits';
import { type PhotoFailure, photoFailures, photoState } from '../../../../features/programs/photo-state.ts';

/** A photo that the program already has. */
export interface ExistingPhoto {
  origin: 'existing';
  id: string;
  record: PhotoRecord;
  /** The picture's address; empty while the server checks the photo. */
  url: string;
}

/** A chosen file that has not been uploaded yet. */
export interface NewPhoto {
  origin: 'new';
  id: string;
  name: string;
  url: string;
  state: 'preparing' | 'chosen' | 'uploading' | 'failed' | 'cancelled';
  /** Progress of the upload, from 0 to 1. */
  progress: number;
  /** The prepared file to upload. */
  content?: Blob;
}

export type TrayPhoto = ExistingPhoto | NewPhoto;

/** The photos in a program's form, the cover first. */
export interface PhotoTray {
  photos: readonly TrayPhoto[];
  /** Ids of the program's photos that the draft leaves out. */
  removed: readonly string[];
  /** Ids of those that failed; the next publication deletes them. */
  failed: readonly string[];
  /** The reasons why they failed. */
  failures: readonly PhotoFailure[];
  /** Ids of the photos before staff have changed any. */
  base: readonly string[];
}

const existing = (record: PhotoRecord, url = record.image_url): ExistingPhoto => ({
  origin: 'existing',
  id: record.id,
  record,
  url,
});

/** @param leftOut ids of the program's photos that a draft leaves out */
export function trayOf(records: readonly PhotoRecord[], leftOut: readonly string[] = []): PhotoTray {
  const failed = records.filter((record) => photoState(record) === 'failed');
  const photos = records.filter((record) => !failed.includes(record)).map((record) => existing(record));
  return {
    photos,
    removed: [...leftOut, ...idsOf(failed)],
    failed: idsOf(failed),
    failures: photoFailures(failed),
    base: idsOf(photos),
  };
}

/** The places that are left: of the program's, and of what one save uploads. */
export const freePlaces = ({ photos }: PhotoTray) =>
  Math.max(0, Math.min(maximumPhotos - photos.length, maximumPhotosAtOnce - photos.filter(isNew).length));

/** The number of photos with which the form counts: that of one save, until the program has more. */
export function countedPhotos({ photos }: PhotoTray): number {
  const saved = photos.filter((photo) => !isNew(photo)).length;
  return saved >= maximumPhotosAtOnce || photos.length > maximumPhotosAtOnce ? maximumPhotos : maximumPhotosAtOnce;
}

export const isNew = (photo: TrayPhoto): photo is NewPhoto => photo.origin === 'new';

export const idsOf = (photos: readonly { id: string }[]) => photos.map(({ id }) => id);

export const withPhotos = (tray: PhotoTray, photos: readonly NewPhoto[]): PhotoTray => ({
  ...tray,
  photos: [...tray.photos, ...photos.slice(0, freePlaces(tray))],
});

/** Removes a photo: a new one at once, one that the program already has with the next publication. */
export function withoutPhoto(tray: PhotoTray, id: string): PhotoTray {
  const photo = tray.photos.find((photo) => photo.id === id);
  if (!photo) return tray;
  const photos = tray.photos.filter((other) => other !== photo);
  return { ...tray, photos, removed: isNew(photo) ? tray.removed : [...tray.removed, id] };
}

/** Moves a photo to a position, counted from 0. */
export function withPhotoAt(tray: PhotoTray, id: string, place: number): PhotoTray {
  const photo = tray.photos.find((photo) => photo.id === id);
  if (!photo || place < 0 || place >= tray.photos.length) return tray;
  return { ...tray, photos: tray.photos.filter((other) => other !== photo).toSpliced(place, 0, photo) };
}

export const withChange = (tray: PhotoTray, id: string, change: Partial<NewPhoto>): PhotoTray => ({
  ...tray,
  photos: tray.photos.map((photo) => (isNew(photo) && photo.id === id ? { ...photo, ...change } : photo)),
});

/** Records that a new photo has been uploaded. Its local preview stays until the server has processed it. */
export const withArrived = (tray: PhotoTray, record: PhotoRecord): PhotoTray => ({
  ...tray,
  base: [...tray.base, record.id],
  photos: tray.photos.map((photo) => (photo.id === record.id ? existing(record, photo.url) : photo)),
});

/** Records what the server has found of uploaded photos: which ones are ready, and which ones failed and why. */
export function withChecked(tray: PhotoTray, records: readonly PhotoRecord[]): PhotoTray {
  const checked = new Map(records.map((record) => [record.id, record]));
  const failed = tray.photos.flatMap(({ id }) => {
    const record = checked.get(id);
    return record && photoState(record) === 'failed' ? [record] : [];
  });
  const photos = tray.photos
    .filter(({ id }) => !failed.some((record) => record.id === id))
    .map((photo) => (isNew(photo) ? photo : existing(checked.get(photo.id) ?? photo.record, photo.url)));
  return {
    ...tray,
    photos,
    removed: [...tray.removed, ...idsOf(failed)],
    failed: [...tray.failed, ...idsOf(failed)],
    failures: [...new Set([...tray.failures, ...photoFailures(failed)])],
  };
}

/** Records a publication: failed photos are gone, and visitors see the others. */
export const withSaved = (tray: PhotoTray): PhotoTray => ({
  ...tray,
  failed: [],
  failures: [],
  base: idsOf(uploaded(tray)),
});

/** The photos that the server has. */
export const uploaded = ({ photos }: PhotoTray) => photos.filter((photo) => !isNew(photo));

/** Shows those of another version, followed by my new ones. */
export function withVersion(tray: PhotoTray, records: readonly PhotoRecord[], leftOut: readonly string[]): PhotoTray {
  const other = trayOf(records, leftOut);
  return { ...other, photos: [...other.photos, ...tray.photos.filter(isNew)].slice(0, maximumPhotos) };
}

/**
 * Merges the version that someone else saved: their photos without those that I removed, in my order if I changed it,
 * followed by my new photos.
 * @param leftOut ids of the program's photos that they have removed
 */
export function withTheirs(
  tray: PhotoTray,
  records: readonly PhotoRecord[],
  leftOut: readonly string[] = [],
): PhotoTray {
  const theirs = trayOf(records, leftOut);
  const urls = new Map(tray.photos.map(({ id, url }) => [id, url]));
  const kept = theirs.photos.flatMap((photo) =>
    isNew(photo) || tray.removed.includes(photo.id) ? [] : [existing(photo.record, urls.get(photo.id))],
  );
  const photos = [...kept, ...tray.photos.filter(isNew)].slice(0, maximumPhotos);
  const removed = tray.removed.filter((id) => records.some((record) => record.id === id));
  const merged = { ...theirs, photos, removed: [...new Set([...removed, ...theirs.removed])] };
  return isReordered(tray) ? inOrder(merged, idsOf(tray.photos)) : merged;
}

/** True if the remaining photos are in a different order from the saved one. */
function isReordered({ photos, base }: PhotoTray): boolean {
  const left = idsOf(photos);
  const natural = [...base.filter((id) => left.includes(id)), ...left.filter((id) => !base.includes(id))];
  return natural.join() !== left.join();
}

function inOrder(tray: PhotoTray, order: readonly string[]): PhotoTray {
  const place = ({ id }: TrayPhoto) => (order.includes(id) ? order.indexOf(id) : order.length);
  return { ...tray, photos: tray.photos.toSorted((a, b) => place(a) - place(b)) };
}
