import type { DraftContent } from '#contracts/api/draft-shapes';
import type { ProgramCopy } from '#contracts/api/program-copy';
import type { Draft, DraftInShort, ListedDraft } from '#contracts/api/program-drafts';
import { type TranslatedLanguage, translatedLanguages } from '#contracts/api/program-fields';
import type { Program } from '#contracts/api/programs';
import { isCalendarDate } from '#contracts/field-kit/fields';
import * as data from '../../data/program-versions.ts';
import { createProgram, getProgram } from '../../data/programs.ts';
import { findProfiles } from '../../data/staff.ts';
import { ProblemError } from '../../errors.ts';
import { deleteProgram } from '../programs.ts';
import { record, showableInput } from './content.ts';
import { copyDepartures, copyPhotos } from './copies.ts';
import { type Names, person } from './persons.ts';
import { getCurrent } from './publish-due.ts';
import { deleteUnusedPhotos } from './unused-photos.ts';

function inShort({ content: _, plan: __, id, ...draft }: data.StoredDraft, names: Names): DraftInShort {
  return { ...draft, program_id: id, saved_by: person(draft.saved_by, names) };
}

async function named(draft: data.StoredDraft): Promise<Draft> {
  const names = await findProfiles([draft.saved_by]);
  return { ...inShort(draft, names), content: draft.content };
}

const namesIn = ({ trip_name, city }: Record<string, unknown>) => ({
  trip_name: typeof trip_name === 'string' ? trip_name : null,
  city: typeof city === 'string' ? city : null,
});

const dayIn = (value: unknown) => (typeof value === 'string' && isCalendarDate(value) ? value : null);
const numberIn = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : null);

type Listed = Omit<ListedDraft, keyof DraftInShort>;

/** A program that was never published is listed by what its draft says, not by what it began with. */
function listedFacts(content: DraftContent): Listed {
  const translations = record(content.translations);
  const translated = translatedLanguages.map((language) => [language, namesIn(record(translations[language]))]);
  return {
    ...namesIn(content),
    from_date: dayIn(content.from_date),
    to_date: dayIn(content.to_date),
    nights: Number.isInteger(content.nights) ? numberIn(content.nights) : null,
    price_sar: numberIn(content.price_sar),
    translations: Object.fromEntries(translated) as Record<TranslatedLanguage, ReturnType<typeof namesIn>>,
  };
}

export async function listDrafts(): Promise<ListedDraft[]> {
  const drafts = await data.listDrafts();
  const names = await findProfiles([...new Set(drafts.map(({ saved_by }) => saved_by))]);
  return drafts.map((draft) => ({ ...inShort(draft, names), ...listedFacts(draft.content) }));
}

/** Null, not a problem, if there is none: the editor asks for each program that it opens. */
export async function getDraft(id: string): Promise<Draft | null> {
  const draft = await data.findDraft(id);
  return draft ? named(draft) : null;
}

interface NewDraft {
  id: string;
  content: DraftContent;
  copy_of: ProgramCopy | null;
}

/**
 * Begins a program that visitors do not see. With an id that is there, returns its draft. A copy is complete before its
 * draft is there: a repetition after a crash goes on.
 * @throws ProblemError `program_not_found` if the program is gone of which it is a copy
 */
export async function createDraft({ id, content, copy_of }: NewDraft, by: string): Promise<Draft> {
  const created_at = new Date().toISOString();
  const copy = copy_of && !(await data.findDraft(id)) ? copy_of : undefined;
  const photos = copy ? await copyPhotos(id, copy) : {};
  const { version } = await createProgram(showableInput(content), { id, created_at, state: 'draft', photos });
  if (copy && version === 0) await copyDepartures(id, copy);
  const draft = (await data.findDraft(id)) ?? (await data.saveDraft(id, { content, based_on: 0, by }, 0));
  return named(draft);
}

/**
 * Saves unpublished changes.
 * @throws ProblemError `program_not_found`, `version_conflict`, `publication_planned`
 */
export async function saveDraft(
  id: string,
  { content, rev, based_on }: { content: DraftContent; rev: number; based_on: number },
  by: string,
): Promise<DraftInShort> {
  const program = await getCurrent(id);
  if (program.publication?.planned_at) throw new ProblemError('publication_planned');
  const { content: _, ...draft } = await named(await data.saveDraft(id, { content, based_on, by }, rev));
  return draft;
}

/**
 * Discards unpublished changes. A program that was never published moves to the deleted ones.
 * @throws ProblemError `draft_not_found`
 */
export async function discardDraft(id: string, by: { email: string }): Promise<void> {
  const program = await getProgram(id).catch(noProgram);
  if (!(await data.removeDraft(id))) throw new ProblemError('draft_not_found');
  if (program?.publication?.state === 'draft') await deleteProgram(id, by);
  else if (program) await deleteUnusedPhotos(id, 0);
}

function noProgram(error: unknown): Program | undefined {
  if (error instanceof ProblemError && error.code === 'program_not_found') return undefined;
  throw error;
}
