import { useState } from 'react';
import type { Program } from '#contracts/api/programs';
import type { DraftSession } from '../../../features/programs/drafts/draft-session.ts';
import { deletePhoto } from '../../../features/programs/photo-upload.ts';
import type { ProgramValues } from '../../../features/programs/program-values.ts';
import { idsOf, isNew, uploaded } from './photos/photo-tray.ts';
import type { PhotoTrayControl } from './photos/use-photo-tray.ts';
import { createSaver } from './program-saver.ts';

/** The result of a save. */
export interface SaveOutcome {
  /** Undefined if nothing has changed. */
  change: 'added' | 'updated' | undefined;
  /** Names of the photos that failed to upload. */
  failed: string[];
  /** True if some photos have not been uploaded: failed, cancelled, or not started. */
  isIncomplete: boolean;
  /** True if it has no photo that was uploaded. */
  isAll: boolean;
}

/** Uploads the photos that wait, and saves the program with those that arrived. Can be repeated after any failure. */
export function useSaveProgram(
  program: Program | undefined,
  photos: PhotoTrayControl,
  uploadAll: () => Promise<{ failed: string[] }>,
  session: DraftSession,
) {
  const [saver] = useState(() =>
    createSaver(program, {
      createProgram: session.create,
      updateProgram: session.update,
      readProgram: session.readTheirs,
    }),
  );

  /**
   * @param onSaved called with the program as it is saved
   * @throws SaveConflict, ApiError
   */
  async function save(values: ProgramValues, onSaved: (program: Program) => void): Promise<SaveOutcome> {
    const { failed } = await uploadAll();
    const tray = photos.now();
    const earlier = saver.saved();
    const saved = await saver.save({ values, photoOrder: idsOf(uploaded(tray)), leftOut: tray.removed });
    await Promise.all(tray.failed.map((id) => deletePhoto(saved.id, id)));
    photos.saved();
    onSaved(saved);
    return {
      change: isUnpublished(earlier) ? 'added' : saved === earlier ? undefined : 'updated',
      failed,
      isIncomplete: tray.photos.some(isNew),
      isAll: tray.photos.every(isNew),
    };
  }

  return {
    save,
    isNew: () => isUnpublished(saver.saved()),
    /** The program as last saved. */
    saved: saver.saved,
    /** Makes the next save replace this version of the program; undefined makes it add a program. */
    adopt: saver.adopt,
  };
}

/** True for a program that visitors have never seen. */
const isUnpublished = (program: Program | undefined) => program === undefined || program.version === 0;
