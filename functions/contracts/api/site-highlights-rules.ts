import type { SiteTexts } from './site-texts.ts';

export const highlightsLimits = { items: 6, text: 80 } as const;

/** A sentence that stands on the page of every program. */
export interface SiteHighlight {
  text: SiteTexts;
}
