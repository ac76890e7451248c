import type { SectionName } from '#contracts/api/section-names';
import type { Language } from '#contracts/field-kit/language';

/** The name of the console's frame with a page of the site: only there does a page show drafts of sections. */
export const sectionFrame = 'preview-of-a-section';

/** The message with which a page in the frame tells the console that it can show a draft. */
export const frameIsReady = `${sectionFrame} is ready`;

/** The message of the console to the page. */
export interface DraftToShow {
  section: SectionName;
  /** The content, as in the published data of the section. */
  content: unknown;
  language: Language;
  /** The part of the page that shows it; empty for its top. */
  anchor: string;
}
