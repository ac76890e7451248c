import { v7 as uuid } from 'uuid';
import type { DraftContent } from '#contracts/api/draft-shapes';
import type { PhotoRecord } from '#contracts/api/photo-record';
import type { ProgramCopy } from '#contracts/api/program-copy';
import type { Program } from '#contracts/api/programs';
import { isDay } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import { copiedValues } from './copied-values.ts';
import { contentOf, photosIn, valuesOf } from './drafts/draft-content.ts';
import { findDraft, readVersion } from './drafts/draft-routes.ts';
import { type ProgramValues, toValues } from './program-values.ts';

/** The source of a copy: the published program, or the draft of one that was never published. */
export interface CopySource {
  program: Program;
  values: ProgramValues;
  photos: readonly PhotoRecord[];
}

const server = { findDraft, readVersion };

export async function readSource(program: Program, { findDraft, readVersion } = server): Promise<CopySource> {
  const planned = program.publication?.planned_version;
  const unpublished = () => (planned ? readVersion(program.id, planned) : findDraft(program.id));
  const content = program.version === 0 ? (await unpublished())?.content : undefined;
  return {
    program,
    values: content ? valuesOf(content) : toValues(program),
    photos: content ? photosIn(program, content).records : program.photo_records,
  };
}

/** The departures that a copy can take over: those to come. One whose days are typed with the program has no id. */
export function comingDepartures({ program, values: { from_date } }: CopySource, today: string): { id?: string }[] {
  if (program.departures) return program.departures.filter((departure) => departure.from_date >= today);
  return isDay(from_date) && from_date >= today ? [{}] : [];
}

export interface ProgramCopied {
  id: string;
  content: DraftContent;
  copy_of: ProgramCopy;
}

interface Options {
  departures: readonly { id?: string }[];
  nameIn: (language: Language) => (name: string) => string;
}

/** Makes the ids of a copy, so that a repetition copies nothing twice, and its content. */
export function copyOf({ program, values, photos }: CopySource, { departures, nameIn }: Options): ProgramCopied {
  const own = (ids: readonly string[]) => ids.map((from) => ({ from, id: uuid() }));
  const copied = own(photos.filter(({ status }) => status === 'ready').map(({ id }) => id));
  const byOriginal = new Map(copied.map(({ from, id }) => [from, id]));
  const content = contentOf(
    // A program with departures keeps days that nobody sees.
    copiedValues(values, { nameIn, photos: byOriginal, hasDays: departures.length > 0 }),
    copied.map(({ id }) => id),
  );
  const copy_of = { program_id: program.id, photos: copied, departures: own(departures.flatMap(({ id }) => id ?? [])) };
  return { id: uuid(), content, copy_of };
}
