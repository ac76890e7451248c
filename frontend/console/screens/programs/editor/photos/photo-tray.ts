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

/** The photos in a program's form, the cover first, before any change is saved. */
export interface PhotoTray {
  photos: readonly TrayPhoto[];
  /** Ids of the program's photos that the next save removes. */
  removed: readonly string[];
  /** Number of uploads that failed; the next save removes them. */
  failed: number;
  /** The reasons why they failed. */
  failures: readonly PhotoFailure[];
  /** Ids of the program's photos on the server, to detect changes. */
  base: readonly string[];
}

const existing = (record: PhotoRecord, url = record.image_url): ExistingPhoto => ({
  origin: 'existing',
  id: record.id,
  record,
  url,
});

export function trayOf(records: readonly PhotoRecord[]): PhotoTray {
  const failed = records.filter((record) => photoState(record) === 'failed');
  const photos = records.filter((record) => !failed.includes(record)).map((record) => existing(record));
  return {
    photos,
    removed: idsOf(failed),
    failed: failed.length,
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

/** Removes a photo: a new one at once, one that the program already has with the next save. */
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
export const withArrived = (tray: PhotoTray, record: PhotoRecord): PhotoTray =>
  asSaved({
    ...tray,
    photos: tray.photos.map((photo) => (photo.id === record.id ? existing(record, photo.url) : photo)),
  });

/** Records a save: removed photos are gone, and the server has the current order. */
export const withRemovalDone = (tray: PhotoTray): PhotoTray =>
  asSaved({ ...tray, removed: [], failed: 0, failures: [] });

const asSaved = (tray: PhotoTray): PhotoTray => ({
  ...tray,
  base: idsOf(tray.photos.filter((photo) => !isNew(photo))),
});

/**
 * Merges the version that someone else saved: their photos without those that I removed, in my order if I changed it,
 * followed by my new photos.
 */
export function withTheirs(tray: PhotoTray, records: readonly PhotoRecord[]): PhotoTray {
  const theirs = trayOf(records);
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

/** True if closing the form would lose something about the photos: their order is in the draft. */
export const hasUnsavedPhotos = (tray: PhotoTray) => tray.photos.some(isNew) || tray.removed.length > tray.failed;

/** True if saving would change the photos. */
export const isTrayChanged = (tray: PhotoTray) =>
  tray.photos.some(isNew) || tray.removed.length > tray.failed || isReordered(tray);
