import type { SiteTexts } from './site-texts.ts';

export const heroLimits = { title: 60, subtitle: 200, buttons: 4, button: 30, link: 500 } as const;

/** The opening of the home page. */
export interface SiteHero {
  title: SiteTexts;
  subtitle: SiteTexts;
  /** The first is the main one. */
  buttons: readonly { text: SiteTexts; to: string }[];
}
