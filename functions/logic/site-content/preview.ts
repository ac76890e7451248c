import type { SectionId } from '#contracts/api/section-names';
import type { SiteMenus } from '#contracts/api/site-menus-rules';
import { contentOn, previewIn } from '#contracts/api/site-sections';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { readLive, readSections, siteVersions } from '../../data/site-content.ts';
import { pageText } from '../page-text/page-text.ts';
import { completed } from './completed.ts';
import { sectionNamed } from './section-named.ts';

/** The menus link to parts of the home page, which these hide or leave empty. */
const decidesMenus: ReadonlySet<SectionId> = new Set(['home', 'services', 'testimonials', 'questions']);

/**
 * Returns what visitors would see of a section's draft, or see of it if there is none. Where a text is missing, the
 * preview has an ellipsis. With the menus, if the section decides about them.
 * @throws ProblemError `site_section_not_found`
 */
export async function previewSection(id: string): Promise<{ content: unknown; menus?: SiteMenus | null }> {
  const section = sectionNamed(id);
  const [live, draft] = await Promise.all([readLive(section), siteVersions.findDraft(section)]);
  const content = draft ? completed(section, draft.content, live.content) : live.content;
  const [today, version] = [riyadhDay(), live.version + 1];
  const menusWith = async () =>
    contentOn(today, { ...(await readSections()), [section]: { content, version } }, pageText).menus;
  if (section === 'menus') return { content: await menusWith() };
  return {
    content: previewIn(section, today, content, { version, textOf: pageText }),
    ...(decidesMenus.has(section) && { menus: await menusWith() }),
  };
}
