import { useState } from 'react';
import type { Program } from '#contracts/api/programs';
import { valuesOf } from '../../../features/programs/drafts/draft-content.ts';
import type { DraftSession } from '../../../features/programs/drafts/draft-session.ts';
import { type ProgramValues, toValues } from '../../../features/programs/program-values.ts';
import { useConflict } from './conflict/use-conflict.ts';
import type { PhotoTrayControl } from './photos/use-photo-tray.ts';
import { SaveConflict } from './program-saver.ts';
import { type SaveOutcome, useSaveProgram } from './use-save-program.ts';

interface Options {
  /** The program to edit; undefined for a new one. */
  program: Program | undefined;
  /** The form's initial values. */
  start: ProgramValues;
  session: DraftSession;
  photos: PhotoTrayControl;
  uploadAll: () => Promise<{ failed: string[] }>;
  onSaved: (program: Program) => void;
  setValues: (values: Partial<ProgramValues>) => void;
}

/** Saves a program, and merges it with the version that someone else saved meanwhile. */
export function useMergedSave({ program, start, session, photos, uploadAll, onSaved, setValues }: Options) {
  /** The values as they were last saved. */
  const [base, setBase] = useState(start);
  const { save, adopt, isNew, saved } = useSaveProgram(program, photos, uploadAll, session);
  const { conflict, begin, choose, typed, end } = useConflict(setValues);

  /** Makes the next save replace someone else's version. Returns true if there is a choice to make. */
  const takeTheirs = (theirs: Program, mine: ProgramValues) => {
    const values = toValues(theirs);
    setBase(values);
    adopt(theirs);
    const current = session.current() ?? theirs;
    const kept = new Set(theirs.photo_records.map(({ id }) => id));
    const leftOut = current.photo_records.map(({ id }) => id).filter((id) => !kept.has(id));
    photos.takeTheirs(theirs.photo_records, leftOut);
    onSaved(current);
    const common = session.commonOfTheirs();
    return begin({ base: common ? valuesOf(common) : base, mine, theirs: values }, theirs.updated_at);
  };

  /** After a draft could not be saved, since somebody else has saved. Returns true if there is a choice to make. */
  const meetTheirs = async (mine: ProgramValues) => takeTheirs(await session.readTheirs(session.id()), mine);

  /**
   * Saves, replacing someone else's version too if it needs no decision.
   * @returns undefined if there is a choice to make first
   */
  const saveMerged = async (values: ProgramValues): Promise<SaveOutcome | undefined> => {
    try {
      return await save(values, onSaved);
    } catch (error) {
      if (!(error instanceof SaveConflict)) throw error;
      return takeTheirs(error.theirs, values) ? undefined : saveMerged(values);
    }
  };

  const done = (values: ProgramValues) => {
    setBase(values);
    end();
  };

  return {
    base,
    conflict,
    begin,
    choose,
    typed,
    saveMerged,
    meetTheirs,
    setBase,
    done,
    isNew,
    saved,
    adopt,
  };
}
