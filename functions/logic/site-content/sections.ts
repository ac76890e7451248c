import type { OwnPageBody } from '#contracts/api/own-page';
import { isOwnPageId } from '#contracts/api/own-page-rules';
import { type SectionId, type SectionName, sectionNames } from '#contracts/api/section-names';
import type {
  SiteDraft,
  SiteDraftInShort,
  SitePlan,
  SiteSection,
  SiteSectionInShort,
  SiteVersion,
} from '#contracts/api/site-content';
import { sectionOf, unconfirmedIn } from '#contracts/api/site-sections';
import type { Language } from '#contracts/field-kit/language';
import type { Plan, StoredDraft } from '../../data/draft-items.ts';
import { readLive, readPlaces, siteVersions } from '../../data/site-content.ts';
import type { LiveSection } from '../../data/site-content-items.ts';
import { findProfiles } from '../../data/staff.ts';
import { type StoredVersion, usedVersions } from '../../data/versions.ts';
import { ProblemError } from '../../errors.ts';
import { type Names, person } from '../publications/persons.ts';
import { currentDraft } from './publish-due.ts';
import { sectionNamed } from './section-named.ts';

/** Lists what is known of each section, in the console's order, and then of the agency's own pages. */
export async function listSections(): Promise<SiteSectionInShort[]> {
  const readSection = async (id: SectionName) => {
    const [live, draft] = await Promise.all([readLive(id), siteVersions.findDraft(id)]);
    return { id, live, draft };
  };
  const [places, ...fixed] = await Promise.all([readPlaces(), ...sectionNames.map(readSection)]);
  const sections = [...fixed, ...places.filter(({ live, draft }) => live.version > 0 || draft)];
  const names = await namesOf(sections.flatMap(({ live, draft }) => [live, ...personsOf(draft)]));
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

/** @throws ProblemError `site_section_not_found`, `version_conflict`, `publication_planned` */
export async function saveDraft(
  id: string,
  { rev, ...changes }: { content: StoredDraft['content']; rev: number; based_on: number },
  by: string,
): Promise<SiteDraftInShort> {
  const section = sectionNamed(id);
  requireUnplanned(await currentDraft(section));
  const saved = await siteVersions.saveDraft(section, { ...changes, by }, rev);
  const { content: _, ...draft } = draftShown(saved, await findProfiles([by]));
  return draft;
}

/** @throws ProblemError `site_section_not_found`, `draft_not_found`, `publication_planned` */
export async function discardDraft(id: string): Promise<void> {
  const section = sectionNamed(id);
  const draft = await currentDraft(section);
  requireUnplanned(draft);
  if (!draft || !(await siteVersions.removeDraft(section))) throw new ProblemError('draft_not_found');
}

/** What is planned is what was checked: it is not changed before the plan is cancelled. */
function requireUnplanned(draft: StoredDraft | undefined): void {
  if (draft?.plan) throw new ProblemError('publication_planned');
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

const personsOf = (draft: StoredDraft | undefined) => [
  { by: draft?.saved_by ?? null },
  { by: draft?.plan?.by ?? null },
];

const versionShown = (
  { version, at, by, note }: Pick<StoredVersion, 'version' | 'at' | 'by' | 'note'>,
  names: Names,
): SiteVersion => ({
  ...{ version, note, published_at: at },
  published_by: by === null ? null : person(by, names),
});

const draftShown = ({ id: _, plan, ...draft }: StoredDraft, names: Names): SiteDraft => ({
  ...draft,
  saved_by: person(draft.saved_by, names),
  plan: plan && planShown(plan, names),
});

const planShown = ({ publish_at, by, made_at, note }: Plan, names: Names): SitePlan => ({
  ...{ publish_at, by: person(by, names), made_at, note },
});

/** A section as the API returns it. */
export async function shown(id: SectionId, live: LiveSection, draft: StoredDraft | undefined): Promise<SiteSection> {
  const names = await namesOf([live, ...personsOf(draft)]);
  return {
    id,
    live: { ...versionShown(live, names), content: { ...live.content } },
    draft: draft ? draftShown(draft, names) : null,
  };
}
