import { useRef, useState } from 'react';
import type { Program } from '#contracts/api/programs';
import type { DraftSession } from '../../../features/programs/drafts/draft-session.ts';
import { deletePhoto, uploadPhoto } from '../../../features/programs/photo-upload.ts';
import type { ProgramValues } from '../../../features/programs/program-values.ts';
import { idsOf, isNew, type NewPhoto, type PhotoTray } from './photos/photo-tray.ts';
import type { PhotoTrayControl } from './photos/use-photo-tray.ts';
import { createSaver } from './program-saver.ts';

/** The result of a save. */
export interface SaveOutcome {
  /** The outcome for the program itself; undefined if only photos were left to save. */
  change: 'added' | 'updated' | undefined;
  uploaded: number;
  /** Names of the photos that failed to upload. */
  failed: string[];
  /** True if some photos have not been uploaded: failed, cancelled, or not started. */
  isIncomplete: boolean;
}

/**
 * Saves a program and then its photos: first removals, then all uploads in parallel. Can be repeated after any failure.
 */
export function useSaveProgram(program: Program | undefined, photos: PhotoTrayControl, session: DraftSession) {
  const [saver] = useState(() =>
    createSaver(program, {
      createProgram: session.create,
      updateProgram: session.update,
      readProgram: session.readTheirs,
    }),
  );
  const uploads = useRef(new Map<string, AbortController>());
  /** Ids of the photos that have been removed on the server. */
  const [gone] = useState(() => new Set<string>());

  /**
   * @param onSaved called with the program as soon as it is saved, and again with its photos
   * @param only upload only this photo
   * @throws SaveConflict, ApiError
   */
  async function save(values: ProgramValues, onSaved: (program: Program) => void, only?: string): Promise<SaveOutcome> {
    const tray = await photos.settled();
    const earlier = saver.saved();
    const before = await saver.save({ values, photoOrder: idsOf(tray.photos) });
    const change = isUnpublished(earlier) ? 'added' : before === earlier ? undefined : 'updated';
    onSaved(withPhotosOf(before, tray, gone));
    await Promise.all(tray.removed.map((id) => deletePhoto(before.id, id)));
    for (const id of tray.removed) gone.add(id);
    photos.removalDone();

    const chosen = tray.photos.filter(isNew).filter(({ id }) => only === undefined || id === only);
    const outcomes = await Promise.all(chosen.map((photo) => upload(before.id, photo)));
    const now = await photos.settled();
    onSaved(withPhotosOf(before, now, gone));
    return {
      change,
      uploaded: outcomes.filter((outcome) => outcome === 'arrived').length,
      failed: chosen.filter((_, index) => outcomes[index] === 'failed').map(({ name }) => name),
      isIncomplete: now.photos.some(isNew),
    };
  }

  async function upload(programId: string, { id, name, content }: NewPhoto) {
    if (!content) return 'failed';
    const abort = new AbortController();
    uploads.current.set(id, abort);
    photos.update(id, { state: 'uploading', progress: 0 });
    const onProgress = (progress: number) => photos.update(id, { progress });
    try {
      const record = await uploadPhoto(programId, { id, name, content }, { onProgress, signal: abort.signal });
      photos.arrived(record);
      return 'arrived';
    } catch {
      const state = abort.signal.aborted ? 'cancelled' : 'failed';
      photos.update(id, { state });
      return state;
    } finally {
      uploads.current.delete(id);
    }
  }

  return {
    save,
    isNew: () => isUnpublished(saver.saved()),
    /** The program as last saved. */
    saved: saver.saved,
    cancelUpload: (id: string) => uploads.current.get(id)?.abort(),
    /** Makes the next save replace this version of the program; undefined makes it add a program. */
    adopt: saver.adopt,
  };
}

/** True for a program that visitors have never seen. */
const isUnpublished = (program: Program | undefined) => program === undefined || program.version === 0;

/** The program with its current photos: those of the form, in the form's order. */
function withPhotosOf(program: Program, { photos }: PhotoTray, gone: ReadonlySet<string>): Program {
  const own = photos.filter((photo) => !isNew(photo)).map(({ record }) => record);
  const ownIds = new Set(idsOf(own));
  const others = program.photo_records.filter(({ id }) => !ownIds.has(id) && !gone.has(id));
  const records = [...own, ...others];
  return {
    ...program,
    photo_records: records,
    photos: records.filter(({ status }) => status === 'ready').map(({ image_url }) => image_url),
  };
}
