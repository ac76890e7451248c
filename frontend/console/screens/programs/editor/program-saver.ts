import type { Program } from '#contracts/api/programs';
import { ApiError, isConflict } from '#shared/lib/api-error.ts';
import { isSame, type ProgramValues, toBody, toValues } from '../../../features/programs/program-values.ts';
import {
  createProgram,
  type ProgramBody,
  readProgram,
  updateProgram,
} from '../../../features/programs/save-program.ts';

/** Thrown if someone else has saved the program since this form was opened. */
export class SaveConflict extends Error {
  readonly theirs: Program;

  constructor(theirs: Program) {
    super('version_conflict');
    this.theirs = theirs;
  }
}

interface Draft {
  values: ProgramValues;
  photoOrder: string[];
  /** Ids of the photos that are left out. */
  leftOut: readonly string[];
}

const server = { createProgram, updateProgram, readProgram };

/** True if the server refused the call. Otherwise the reply was lost, and the server may have made the change. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

const isSameDraft = (one: Draft, other: Draft) =>
  isSame(one.values, other.values) &&
  String([one.photoOrder, one.leftOut]) === String([other.photoOrder, other.leftOut]);

const bodyOf = ({ values, photoOrder, leftOut }: Draft): ProgramBody => toBody(values, photoOrder, leftOut);

/**
 * Saves the texts of one form and can be called repeatedly. It creates a program once, even if the first reply was
 * lost. If the reply to one of its own saves was lost, it does not report that save as a conflict.
 *
 * @param saved the program that is edited; undefined for a new one
 */
export function createSaver(saved: Program | undefined, { createProgram, updateProgram, readProgram } = server) {
  let creation: { key: string; draft: Draft } | undefined;
  /** The values whose reply was lost: the server may have saved them. */
  let unconfirmed: Draft | undefined;
  /** The values of the last successful save. */
  let stored: Draft | undefined;

  async function create(draft: Draft): Promise<Program> {
    creation ??= { key: crypto.randomUUID(), draft };
    const sent = creation.draft;
    try {
      saved = await createProgram(bodyOf(sent), creation.key);
    } catch (error) {
      if (isRefusal(error)) creation = undefined;
      throw error;
    }
    creation = undefined;
    stored = sent;
    return isSameDraft(sent, draft) ? saved : update(saved, draft);
  }

  async function update({ id, version }: Program, draft: Draft): Promise<Program> {
    try {
      saved = await updateProgram(id, bodyOf(draft), version);
    } catch (error) {
      if (isConflict(error)) return settle(id, draft);
      if (!isRefusal(error)) {
        unconfirmed = draft;
        stored = undefined;
      }
      throw error;
    }
    unconfirmed = undefined;
    stored = draft;
    return saved;
  }

  async function settle(id: string, draft: Draft): Promise<Program> {
    const theirs = await readProgram(id);
    const isMine = [draft, unconfirmed].some((own) => own && isSame(own.values, toValues(theirs)));
    unconfirmed = undefined;
    if (!isMine) throw new SaveConflict(theirs);
    return update(theirs, draft);
  }

  return {
    /** The program as last saved; undefined if it has not been created. */
    saved: () => saved,
    /** @throws SaveConflict, ApiError */
    save(draft: Draft): Promise<Program> {
      if (!saved) return create(draft);
      return stored && isSameDraft(stored, draft) ? Promise.resolve(saved) : update(saved, draft);
    },
    /** Makes the next save replace this version of the program. */
    adopt(theirs: Program | undefined) {
      saved = theirs;
      stored = undefined;
    },
  };
}
