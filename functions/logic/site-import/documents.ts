import { isDeepStrictEqual } from 'node:util';
import type { Departure, DepartureBody } from '#contracts/api/departures';
import type { DraftContent } from '#contracts/api/draft-shapes';
import { isOwnPageId } from '#contracts/api/own-page-rules';
import { inputOf } from '#contracts/api/program-edge';
import { maximumPhotos } from '#contracts/api/program-limits';
import type { Program, ProgramInput } from '#contracts/api/programs';
import { ImportedProgram } from '#contracts/api/site-import';
import { asPublished, sectionOf } from '#contracts/api/site-sections';
import { parseFields } from '#contracts/field-kit/field-issues';
import { departuresOfProgram } from '../../data/departures.ts';
import { getProgram } from '../../data/programs.ts';
import { readLive } from '../../data/site-content.ts';
import type { LiveSection } from '../../data/site-content-items.ts';
import type { StagedDocument } from '../../data/site-import.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import { withAlignedPrice } from '../programs.ts';
import { contentOf } from '../publications/content.ts';
import { named } from '../site-content/publish.ts';
import { sectionNamed } from '../site-content/section-named.ts';
import { pictureIssues } from '../site-pictures/pictures.ts';

/** A document of an import, checked, and the changes that it would make here. */

export type Change = StagedDocument['change'];

/** @throws ProblemError `site_section_not_found`; ValidationFailed */
export function sectionIn(id: string, content: DraftContent): LiveSection['content'] {
  const section = sectionNamed(id);
  const parsed = parseFields(sectionOf(section).body, asPublished(section, content));
  if (parsed.issues) throw new ValidationFailed(parsed.issues);
  return parsed.data;
}

/** The content with this system's pictures where it names some that are not stored here: earlier archives had none of the site's. */
export async function withOwnPictures(id: string, content: LiveSection['content']): Promise<LiveSection['content']> {
  const section = sectionNamed(id);
  const unknown = await pictureIssues(section, content);
  const { content: own } = await readLive(section);
  const kept = unknown.map(({ field }) => [field, (own as Readonly<Record<string, unknown>>)[field] ?? null]);
  return { ...content, ...Object.fromEntries(kept) };
}

/**
 * The content of a section or its draft, hidden from search engines as this system is: a stage that nobody should find often
 * hands its site to one that everybody should.
 */
export async function hiddenAsHere(id: string, content: DraftContent): Promise<DraftContent> {
  if (id !== 'search') return content;
  const { hidden } = (await readLive('search')).content;
  return { ...content, hidden };
}

/** @throws ValidationFailed if another page of this system has the name of an own page */
export async function changeOfSection(id: string, content: LiveSection['content']): Promise<Change> {
  const section = sectionNamed(id);
  const live = await readLive(section);
  if (isOwnPageId(section)) await named(section, content, live.content);
  return isDeepStrictEqual(plain(live.content), plain(content)) ? 'same' : 'changed';
}

/** @throws ValidationFailed */
export function programIn(content: DraftContent): ImportedProgram & { input: ProgramInput } {
  const parsed = parseFields(ImportedProgram, content);
  if (parsed.issues) throw new ValidationFailed(parsed.issues);
  return { ...parsed.data, input: withAlignedPrice(inputOf(parsed.data.body)) };
}

export async function findProgram(id: string): Promise<Program | undefined> {
  try {
    return await getProgram(id);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'program_not_found') return undefined;
    throw error;
  }
}

/**
 * What a program of an import would change.
 * @throws ValidationFailed `too_many_items` if it has no room for the photos
 */
export async function changeOfProgram(id: string, imported: ReturnType<typeof programIn>) {
  const now = await findProgram(id);
  const missing_photos = requireRoom(now, imported);
  if (!now) return { change: 'new' as const, missing_photos };
  const isSame =
    missing_photos.length === 0 && hasContent(now, imported) && (await changedDepartures(id, imported)).length === 0;
  return { change: isSame ? ('same' as const) : ('changed' as const), missing_photos };
}

/**
 * Returns the ids of the photos that this system does not have.
 * @throws ValidationFailed `too_many_items` if the program has no room for them
 */
export function requireRoom(now: Program | undefined, { photos }: Pick<ImportedProgram, 'photos'>): string[] {
  const missing = missingPhotos(now, { photos });
  const shown = now?.photo_records.filter(({ status }) => status === 'ready') ?? [];
  if (shown.length + missing.length > maximumPhotos) {
    throw new ValidationFailed([{ field: 'photos', code: 'too_many_items', limit: maximumPhotos }]);
  }
  return missing;
}

/** Returns the ids of the photos that this system does not have, not even for a draft. */
export function missingPhotos(now: Program | undefined, { photos }: Pick<ImportedProgram, 'photos'>): string[] {
  const stored = [...(now?.photo_records ?? []), ...(now?.kept_photos ?? [])];
  const there = new Set(stored.filter(({ status }) => status === 'ready').map(({ id }) => id));
  return photos.map(({ id }) => id).filter((photo) => !there.has(photo));
}

/** True if the program has this content, with its photos in this order, and visitors see it or not as there. */
export function hasContent(now: Program, { input, photos, state }: ReturnType<typeof programIn>): boolean {
  const standsSo = now.version > 0 && (now.publication?.state ?? 'published') === state;
  const { photo_order: _, ...content } = contentOf({ ...now, ...input });
  const { photo_order: _order, ...before } = contentOf(now);
  const order = photos.map(({ id }) => id);
  const known = now.photo_records.map(({ id }) => id).filter((id) => order.includes(id));
  return standsSo && isDeepStrictEqual([plain(content), order], [plain(before), known]);
}

interface ChangedDeparture {
  id: string;
  body: DepartureBody;
  before: Departure | undefined;
}

/** Those departures that this system lacks or has otherwise, with its own seats. */
export async function changedDepartures(
  id: string,
  { departures }: Pick<ImportedProgram, 'departures'>,
): Promise<ChangedDeparture[]> {
  const known = new Map((await departuresOfProgram(id))?.map((departure) => [departure.id, departure]));
  return (departures ?? []).flatMap(({ id: departureId, ...body }): ChangedDeparture[] => {
    const before = known.get(departureId);
    if (!before) return [{ id: departureId, body, before }];
    const { id: _, version: _version, updated_at: _at, ...stored } = before;
    // Seats are sold where the site is, not where its content comes from.
    const { capacity, seats_left } = stored;
    const wanted: DepartureBody = { ...body, capacity, seats_left, to_date: body.to_date ?? stored.to_date };
    return isDeepStrictEqual(plain(wanted), plain(stored)) ? [] : [{ id: departureId, body: wanted, before }];
  });
}

/** As JSON has it: without what is undefined. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));
