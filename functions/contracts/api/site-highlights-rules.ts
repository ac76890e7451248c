import type { SiteTexts } from './site-texts.ts';

export const highlightsLimits = { items: 6, text: 80 } as const;

/** What the agency promises on the page of every program. */
export interface SiteHighlight {
  text: SiteTexts;
}
