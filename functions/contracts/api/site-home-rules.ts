import type { SiteHomeBody } from './site-home.ts';
import type { SiteTexts } from './site-texts.ts';

/** The parts of the home page below its opening, which is always first. Their names are their anchors too. */
export const homeParts = ['services', 'programs', 'story', 'about', 'testimonials', 'faq'] as const;
export type HomePart = (typeof homeParts)[number];

export const homeLimits = { title: 80, text: 300 } as const;

/** The part of the home page's composition that visitors get. */
export interface SiteHome {
  /** Those that are shown, in their order. */
  parts: readonly HomePart[];
  programs_title: SiteTexts;
  programs_subtitle: SiteTexts;
}

export const shownHome = ({ parts, ...texts }: SiteHomeBody): SiteHome => ({
  ...texts,
  parts: parts.filter(({ shown }) => shown).map(({ part }) => part),
});
