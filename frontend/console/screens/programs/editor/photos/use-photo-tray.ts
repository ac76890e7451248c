import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { PhotoRecord } from '#contracts/api/photo-record';
import type { PhotoType } from '#contracts/field-kit/image-type';
import {
  freePlaces,
  type NewPhoto,
  type PhotoTray,
  trayOf,
  withArrived,
  withChange,
  withChecked,
  withoutPhoto,
  withPhotoAt,
  withPhotos,
  withSaved,
  withTheirs,
  withVersion,
} from './photo-tray.ts';
import { PhotoRefused, photoType, preparePhoto, type RefusalReason } from './prepare-photo.ts';

/** The result of a selection of files. */
export interface Selection {
  refused: { name: string; reason: RefusalReason }[];
  /** Names of the files for which there was no room. */
  leftOut: string[];
}

const reasonOf = (error: unknown) => (error instanceof PhotoRefused ? error.reason : 'damaged');

/** The photos of a program's form and all actions on them before they are saved. */
export function usePhotoTray(records: readonly PhotoRecord[], leftOut: readonly string[] = []) {
  const [tray, setTray] = useState(() => trayOf(records, leftOut));
  // Each step starts from the latest state, because files are prepared and uploaded while the user continues.
  const latest = useRef(tray);

  const change = useCallback((edit: (tray: PhotoTray) => PhotoTray) => {
    const before = latest.current.photos;
    latest.current = edit(latest.current);
    const shown = new Set(latest.current.photos.map(({ url }) => url));
    for (const { url } of before) if (!shown.has(url)) forgetPreview(url);
    setTray(latest.current);
  }, []);

  useEffect(
    () => () => {
      for (const { url } of latest.current.photos) forgetPreview(url);
    },
    [],
  );

  const { add, prepared } = useChosenFiles(latest, change);

  const actions = useMemo(
    () => ({
      add,
      remove: (id: string) => change((tray) => withoutPhoto(tray, id)),
      move: (id: string, place: number) => change((tray) => withPhotoAt(tray, id, place)),
      update: (id: string, patch: Partial<NewPhoto>) => change((tray) => withChange(tray, id, patch)),
      arrived: (record: PhotoRecord) => change((tray) => withArrived(tray, record)),
      checked: (records: readonly PhotoRecord[]) => change((tray) => withChecked(tray, records)),
      saved: () => change(withSaved),
      takeTheirs: (records: readonly PhotoRecord[], leftOut: readonly string[]) =>
        change((tray) => withTheirs(tray, records, leftOut)),
      showVersion: (records: readonly PhotoRecord[], leftOut: readonly string[]) =>
        change((tray) => withVersion(tray, records, leftOut)),
      now: () => latest.current,
      /** Resolves with the photos once every chosen file is prepared. */
      settled: async () => {
        await prepared();
        return latest.current;
      },
    }),
    [add, prepared, change],
  );

  return { tray, ...actions };
}

export type PhotoTrayControl = ReturnType<typeof usePhotoTray>;

/** Prepares chosen files one after the other, as far as there is room in the tray. */
function useChosenFiles(latest: RefObject<PhotoTray>, change: (edit: (tray: PhotoTray) => PhotoTray) => void) {
  const preparation = useRef(Promise.resolve());
  const prepared = useCallback(() => preparation.current, []);

  const prepare = useCallback(
    async (photo: NewPhoto, file: File, type: PhotoType) => {
      const content = await preparePhoto(file, type);
      change((tray) => withChange(tray, photo.id, { content, url: URL.createObjectURL(content), state: 'chosen' }));
    },
    [change],
  );

  /** Adds the files that are photos, as far as there is room; reports the others once all are prepared. */
  const add = useCallback(
    async (files: readonly File[]): Promise<Selection> => {
      const refused: Selection['refused'] = [];
      const refuse = (file: File, error: unknown) => void refused.push({ name: file.name, reason: reasonOf(error) });
      const images: { file: File; type: PhotoType; photo: NewPhoto }[] = [];
      for (const file of files) {
        await photoType(file).then(
          (type) => images.push({ file, type, photo: newPhoto(file.name) }),
          (error) => refuse(file, error),
        );
      }
      // The places of before: photos that arrive meanwhile make room for the next selection, not for this one.
      let places = freePlaces(latest.current);
      while (images.length > 0 && places > 0) {
        const damagedBefore = refused.length;
        const taken = images.splice(0, places);
        const chosen = taken.map(({ photo }) => photo);
        change((tray) => withPhotos(tray, chosen));
        for (const { file, type, photo } of taken) {
          // Photos are prepared one at a time: an open camera photo takes some hundred megabytes.
          preparation.current = preparation.current
            .then(() => prepare(photo, file, type))
            .catch((error) => {
              refuse(file, error);
              change((tray) => withoutPhoto(tray, photo.id));
            });
        }
        await preparation.current;
        // A damaged file leaves its place to the next.
        places = refused.length - damagedBefore;
      }
      return { refused, leftOut: images.map(({ file }) => file.name) };
    },
    [change, prepare, latest],
  );

  return { add, prepared };
}

const newPhoto = (name: string): NewPhoto => ({
  origin: 'new',
  id: uuid(),
  name,
  url: '',
  state: 'preparing',
  progress: 0,
});

function forgetPreview(url: string) {
  if (url.startsWith('blob:')) URL.revokeObjectURL(url);
}
