import { formerNames, type OwnPageBody } from '#contracts/api/own-page';
import { isOwnPageId } from '#contracts/api/own-page-rules';
import { keptVersions } from '#contracts/api/program-limits';
import { isSectionId, type SectionId, type SectionName, sectionNames } from '#contracts/api/section-names';
import type {
  SiteDraft,
  SiteDraftInShort,
  SiteSection,
  SiteSectionInShort,
  SiteVersion,
} from '#contracts/api/site-content';
import { type SectionContent, sectionOf, unconfirmedIn } from '#contracts/api/site-sections';
import { parseFields } from '#contracts/field-kit/field-issues';
import type { Language } from '#contracts/field-kit/language';
import { readLive, readOwnPages, readPlaces, replaceLive, siteVersions } from '../../data/site-content.ts';
import type { LiveSection } from '../../data/site-content-items.ts';
import { findProfiles } from '../../data/staff.ts';
import { type StoredDraft, type StoredVersion, usedVersions } from '../../data/versions.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import { type Names, person } from '../publications/persons.ts';
import { pictureIssues } from '../site-pictures/pictures.ts';

/** @throws ProblemError `site_section_not_found` */
export function sectionNamed(id: string): SectionId {
  if (!isSectionId(id)) throw new ProblemError('site_section_not_found');
  return id;
}

/** Lists what is known of each section, in the console's order, and then of the agency's own pages. */
export async function listSections(): Promise<SiteSectionInShort[]> {
  const readSection = async (id: SectionName) => {
    const [live, draft] = await Promise.all([readLive(id), siteVersions.findDraft(id)]);
    return { id, live, draft };
  };
  const [places, ...fixed] = await Promise.all([readPlaces(), ...sectionNames.map(readSection)]);
  const sections = [...fixed, ...places.filter(({ live, draft }) => live.version > 0 || draft)];
  const names = await namesOf(sections.flatMap(({ live, draft }) => [live, { by: draft?.saved_by ?? null }]));
  return sections.map(({ id, live, draft }) => {
    const { version, published_at, published_by } = versionShown(live, names);
    const { content: _, ...inShort } = draft ? draftShown(draft, names) : { content: null };
    return {
      ...{ id, version, published_at, published_by, unconfirmed: unconfirmedIn(id, live.content) },
      draft: draft ? (inShort as SiteDraftInShort) : null,
      ...(isOwnPageId(id) && { page: pageInShort(draft?.content ?? live.content) }),
    };
  });
}

/** @param content complete or not */
function pageInShort(content: object) {
  const { name, title, archived } = content as Partial<Record<keyof OwnPageBody, unknown>>;
  const textOr = (text: unknown) => (typeof text === 'string' ? text : '');
  const titles = Object(title) as Partial<Record<Language, unknown>>;
  return { name: textOr(name), title: { ar: textOr(titles.ar), en: textOr(titles.en) }, archived: archived === true };
}

/** @throws ProblemError `site_section_not_found` */
export async function getSection(id: string): Promise<SiteSection> {
  const section = sectionNamed(id);
  const [live, draft] = await Promise.all([readLive(section), siteVersions.findDraft(section)]);
  return shown(section, live, draft);
}

/** @throws ProblemError `site_section_not_found`, `version_conflict` */
export async function saveDraft(
  id: string,
  { rev, ...changes }: { content: StoredDraft['content']; rev: number; based_on: number },
  by: string,
): Promise<SiteDraftInShort> {
  const section = sectionNamed(id);
  const saved = await siteVersions.saveDraft(section, { ...changes, by }, rev);
  const { content: _, ...draft } = draftShown(saved, await findProfiles([by]));
  return draft;
}

/** @throws ProblemError `site_section_not_found`, `draft_not_found` */
export async function discardDraft(id: string): Promise<void> {
  if (!(await siteVersions.removeDraft(sectionNamed(id)))) throw new ProblemError('draft_not_found');
}

/**
 * Publishes a draft: stores the version, which never changes, and then makes the section what it says, in one
 * conditional write. A crash between the two leaves a version that nothing names; the next one gets another number.
 * @throws ProblemError `site_section_not_found`, `draft_not_found`, `version_conflict`; ValidationFailed
 */
export async function publishDraft(
  id: string,
  { rev, note }: { rev: number; note: string | null },
  by: string,
): Promise<SiteSection> {
  const section = sectionNamed(id);
  const draft = await siteVersions.getDraft(section);
  const before = await readLive(section);
  if (draft.rev !== rev) throw new ProblemError('version_conflict');
  const parsed = parseFields(sectionOf(section).body, draft.content);
  if (parsed.issues) throw new ValidationFailed(parsed.issues);
  const content = isOwnPageId(section) ? await named(section, parsed.data, before.content) : parsed.data;
  const missing = await pictureIssues(section, content);
  if (missing.length > 0) throw new ValidationFailed(missing);
  const isOvertaken = draft.based_on !== before.version;
  // A retry after a crash between the publication and the removal of its draft.
  const isDone = isOvertaken && JSON.stringify(content) === JSON.stringify(before.content);
  if (isOvertaken && !isDone) throw new ProblemError('version_conflict');
  const live = isDone ? before : await publish(section, before.version, { content, by, note });
  await siteVersions.removeDraft(section, rev);
  return shown(section, live, undefined);
}

/**
 * Returns an own page with the names that it had before, which the list of pages leads here.
 * @throws ValidationFailed if another page has its name
 */
export async function named(id: SectionId, content: SectionContent, before: SectionContent): Promise<SectionContent> {
  // Both are of a page's place.
  const [page, replaced] = [content as OwnPageBody, before as OwnPageBody];
  const pages = page.archived ? [] : await readOwnPages();
  const isTaken = pages.some((other) => other.id !== id && !other.content.archived && other.content.name === page.name);
  if (isTaken) throw new ValidationFailed([{ field: 'name', code: 'page_name_taken' }]);
  return { ...page, former: formerNames(page, replaced) };
}

/**
 * Publishes a content whatever was published before, unless it is that already.
 * @throws ProblemError `version_conflict` if others keep publishing meanwhile
 */
export async function publishContent(
  section: SectionId,
  content: LiveSection['content'],
  { by, note }: Pick<LiveSection, 'by' | 'note'>,
): Promise<void> {
  const before = await readLive(section);
  if (JSON.stringify(before.content) === JSON.stringify(content)) return;
  await publish(section, before.version, { content, by, note });
}

async function publish(
  section: SectionId,
  from: number,
  { content, by, note }: Pick<LiveSection, 'content' | 'by' | 'note'>,
): Promise<LiveSection> {
  const entry = { content, at: new Date().toISOString(), by, note };
  let version = from + 1;
  while (!(await siteVersions.addVersion(section, { ...entry, version, follows: from }))) version += 1;
  const live = { ...entry, version };
  await replaceLive(section, live, from);
  await siteVersions.pruneVersions(section, keptVersions);
  return live;
}

/**
 * Lists the publications of a section, the newest first; the last is what a fresh system shows.
 * @throws ProblemError `site_section_not_found`
 */
export async function listVersions(id: string): Promise<SiteVersion[]> {
  const section = sectionNamed(id);
  const { version: newest } = await readLive(section);
  const used = usedVersions(await siteVersions.listVersions(section), newest);
  const names = await namesOf(used);
  return [...used.map((version) => versionShown(version, names)), versionShown(initialOf(section), names)];
}

/** @throws ProblemError `site_section_not_found`, `publication_not_found` */
export async function getVersion(id: string, version: number) {
  const section = sectionNamed(id);
  const found = version === 0 ? initialOf(section) : await siteVersions.findVersion(section, version);
  if (!found) throw new ProblemError('publication_not_found');
  return { ...versionShown(found, await namesOf([found])), content: found.content };
}

const initialOf = (section: SectionId): StoredVersion => ({
  ...{ version: 0, follows: 0, at: null, by: null, note: null },
  content: { ...sectionOf(section).initial },
});

const namesOf = (versions: readonly Pick<StoredVersion, 'by'>[]) =>
  findProfiles([...new Set(versions.flatMap(({ by }) => by ?? []))]);

const versionShown = (
  { version, at, by, note }: Pick<StoredVersion, 'version' | 'at' | 'by' | 'note'>,
  names: Names,
): SiteVersion => ({
  ...{ version, note, published_at: at },
  published_by: by === null ? null : person(by, names),
});

/** Sections are not planned: no draft of theirs was refused. */
const draftShown = ({ id: _, refused: __, ...draft }: StoredDraft, names: Names): SiteDraft => ({
  ...draft,
  saved_by: person(draft.saved_by, names),
});

async function shown(id: SectionId, live: LiveSection, draft: StoredDraft | undefined): Promise<SiteSection> {
  const names = await namesOf([live, { by: draft?.saved_by ?? null }]);
  return {
    id,
    live: { ...versionShown(live, names), content: { ...live.content } },
    draft: draft ? draftShown(draft, names) : null,
  };
}
