import { formerNames, type OwnPageBody } from '#contracts/api/own-page';
import { isOwnPageId } from '#contracts/api/own-page-rules';
import { keptVersions } from '#contracts/api/program-limits';
import type { SectionId } from '#contracts/api/section-names';
import { type SectionContent, sectionOf } from '#contracts/api/site-sections';
import { parseFields } from '#contracts/field-kit/field-issues';
import type { StoredDraft } from '../../data/draft-items.ts';
import { readLive, readOwnPages, replaceLive, siteVersions } from '../../data/site-content.ts';
import type { LiveSection } from '../../data/site-content-items.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import { pictureIssues } from '../site-pictures/pictures.ts';

/** What a draft would make of its section. */
export interface Checked {
  content: SectionContent;
  before: LiveSection;
  /** It is published already: a call stopped between the publication and the removal of the draft. */
  isDone: boolean;
}

/**
 * Checks what a publication of a draft needs, now or when it is planned and again when it is due.
 * @throws ProblemError `version_conflict` if another version was published since the draft began; ValidationFailed
 */
export async function checked(section: SectionId, draft: StoredDraft): Promise<Checked> {
  const before = await readLive(section);
  const parsed = parseFields(sectionOf(section).body, draft.content);
  if (parsed.issues) throw new ValidationFailed(parsed.issues);
  const content = isOwnPageId(section) ? await named(section, parsed.data, before.content) : parsed.data;
  const missing = await pictureIssues(section, content);
  if (missing.length > 0) throw new ValidationFailed(missing);
  const isOvertaken = draft.based_on !== before.version;
  const isDone = isOvertaken && JSON.stringify(content) === JSON.stringify(before.content);
  if (isOvertaken && !isDone) throw new ProblemError('version_conflict');
  return { content, before, isDone };
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

/** Publishes what was checked, unless it is published already, and removes its draft. */
export async function publishChecked(
  section: SectionId,
  { content, before, isDone }: Checked,
  { by, note, rev }: Pick<LiveSection, 'by' | 'note'> & Pick<StoredDraft, 'rev'>,
): Promise<LiveSection> {
  const live = isDone ? before : await publish(section, before.version, { content, by, note });
  await siteVersions.removeDraft(section, rev);
  return live;
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

/**
 * Stores the version, which never changes, and then makes the section what it says, in one conditional write. A crash
 * between the two leaves a version that nothing names; the next one gets another number.
 * @throws ProblemError `version_conflict`
 */
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
