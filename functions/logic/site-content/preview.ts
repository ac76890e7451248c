import { contentOn, previewIn, type SectionContent } from '#contracts/api/site-sections';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { readLive, readSections, siteVersions } from '../../data/site-content.ts';
import { pageText } from '../page-text/page-text.ts';
import { completed } from './completed.ts';
import { sectionNamed } from './section-named.ts';

/**
 * Returns what visitors would see of a section's draft, or see of it if there is none. Where a text is missing, the
 * preview has an ellipsis.
 * @throws ProblemError `site_section_not_found`
 */
export async function previewSection(id: string): Promise<{ content: unknown }> {
  const section = sectionNamed(id);
  const [live, draft] = await Promise.all([readLive(section), siteVersions.findDraft(section)]);
  const content = draft ? completed(section, draft.content, live.content) : live.content;
  const [today, version] = [riyadhDay(), live.version + 1];
  if (section !== 'menus') return { content: previewIn(section, today, content, { version, textOf: pageText }) };
  // The menus link to parts of the home page, which depend on the other sections.
  const menus = { content: content as SectionContent<'menus'>, version };
  return { content: contentOn(today, { ...(await readSections()), menus }, pageText).menus };
}
