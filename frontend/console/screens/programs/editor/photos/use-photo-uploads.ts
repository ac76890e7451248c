import { useEffect, useEffectEvent, useState } from 'react';
import { uploadPhoto } from '../../../../features/programs/photo-upload.ts';
import { idsOf, isNew, type NewPhoto } from './photo-tray.ts';
import type { PhotoTrayControl } from './use-photo-tray.ts';

type UploadOutcome = 'arrived' | 'failed' | 'cancelled';

interface Upload {
  abort: AbortController;
  outcome: Promise<UploadOutcome>;
}

interface Options {
  photos: PhotoTrayControl;
  /** Begins the program as a draft, if it is not on the server yet, and returns its id. */
  begin: () => Promise<string>;
}

/** Uploads chosen photos to the draft, as soon as they are prepared. Visitors see them once it is published. */
export function usePhotoUploads({ photos, begin }: Options) {
  const [running] = useState(() => new Map<string, Upload>());

  async function send({ id, name, content }: NewPhoto, { signal }: AbortController): Promise<UploadOutcome> {
    if (!content) return 'failed';
    photos.update(id, { state: 'uploading', progress: 0 });
    const onProgress = (progress: number) => photos.update(id, { progress });
    try {
      photos.arrived(await uploadPhoto(await begin(), { id, name, content }, { onProgress, signal }));
      return 'arrived';
    } catch {
      const state = signal.aborted ? 'cancelled' : 'failed';
      photos.update(id, { state });
      return state;
    } finally {
      running.delete(id);
    }
  }

  /** Uploads a photo, unless that is under way. */
  const upload = (photo: NewPhoto): Promise<UploadOutcome> => {
    const abort = new AbortController();
    const entry = running.get(photo.id) ?? { abort, outcome: send(photo, abort) };
    running.set(photo.id, entry);
    return entry.outcome;
  };

  const all = photos.tray.photos.filter(isNew);
  const chosen = all.filter(({ state }) => state === 'chosen');
  const start = useEffectEvent(() => {
    for (const photo of chosen) void upload(photo);
  });
  const stopOthers = useEffectEvent(() => {
    for (const [id, { abort }] of running) if (!all.some((photo) => photo.id === id)) abort.abort();
  });
  const [chosenKey, allKey] = [idsOf(chosen).join(), idsOf(all).join()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen photos are uploaded, and removed ones are not.
  useEffect(() => {
    start();
    stopOthers();
  }, [chosenKey, allKey]);
  useEffect(
    () => () => {
      for (const { abort } of running.values()) abort.abort();
    },
    [running],
  );

  const newOnes = () => photos.now().photos.filter(isNew);
  return {
    /** Uploads what is not uploaded yet. */
    uploadAll: async () => {
      await photos.settled();
      const left = newOnes();
      const outcomes = await Promise.all(left.map(upload));
      return { failed: left.filter((_, index) => outcomes[index] === 'failed').map(({ name }) => name) };
    },
    retry: (id: string) => {
      for (const photo of newOnes()) if (photo.id === id) void upload(photo);
    },
    cancel: (id: string) => running.get(id)?.abort.abort(),
  };
}
