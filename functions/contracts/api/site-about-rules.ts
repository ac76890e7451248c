import type { SiteTexts } from './site-texts.ts';

export const aboutLimits = { title: 80, story: 500, text: 800, values: 3, name: 50, line: 200 } as const;

/** The facts that the words about the agency can name: its name, and the year in which it began. */
export type AboutFact = 'agency' | 'year';

/** The agency's story, and what it says about itself. Title and text can name facts, as `{year}`. */
export interface SiteAbout {
  story_title: SiteTexts;
  story_text: SiteTexts;
  /** True to show the film. */
  film: boolean;
  title: SiteTexts;
  text: SiteTexts;
  values: readonly { title: SiteTexts; text: SiteTexts }[];
}
