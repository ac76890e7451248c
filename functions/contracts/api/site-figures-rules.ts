import type { SiteFiguresBody } from './site-figures.ts';
import type { SiteTexts } from './site-texts.ts';

export const figuresLimits = {
  items: 12,
  number: 9_999_999,
  label: 80,
  source: 200,
  since: { first: 1900, last: 2100 },
} as const;

/** Where figures are shown, with the most that each place has room for. */
export const figurePlaces = { hero: 3, story: 4, testimonials: 1 } as const;
export type FigurePlace = keyof typeof figurePlaces;

export const figureSuffixes = ['plus', 'percent', 'none'] as const;
export type FigureSuffix = (typeof figureSuffixes)[number];

/** The part of a figure that visitors get. */
export interface Figure {
  number: number;
  suffix: FigureSuffix;
  label: SiteTexts;
}

export interface SiteFigures extends Record<FigurePlace, readonly Figure[]> {
  /** The year in which the agency began. */
  since: number;
  /** True if the years since then are among the figures of the story. */
  years: boolean;
}

/** The fields by which a figure is confirmed; what is empty may be missing. */
export interface Confirmation {
  shown?: boolean;
  source?: string | null;
  confirmed?: string | null;
}

/** True for a figure that visitors see although nobody has said where it comes from, and when it was confirmed. */
export const isUnconfirmed = ({ shown, source, confirmed }: Confirmation): boolean =>
  shown === true && !(source?.trim() && confirmed);

/** The claims of the section: its figures, and the years since the agency began. What is empty may be missing. */
export interface FigureClaims {
  years?: boolean;
  since_source?: string | null;
  since_confirmed?: string | null;
  items?: readonly Confirmation[];
}

/** True if visitors see the years although nobody has said where the first one comes from, and when it was confirmed. */
export const areYearsUnconfirmed = ({ years = false, since_source, since_confirmed }: FigureClaims): boolean =>
  isUnconfirmed({ shown: years, source: since_source ?? null, confirmed: since_confirmed ?? null });

/** Returns how many claims nobody has confirmed. */
export const unconfirmedFigures = (claims: FigureClaims): number =>
  (claims.items ?? []).filter(isUnconfirmed).length + (areYearsUnconfirmed(claims) ? 1 : 0);

/** Figures that were published before the year had a source show no years until an owner gives it. */
export const withoutUntoldYears = (content: object): object =>
  'since_source' in content ? content : { ...content, years: false };

/** Returns what visitors see: what is shown, without the notes about sources. */
export function shownFigures({ since, years, items }: SiteFiguresBody): SiteFigures {
  const at = (place: FigurePlace): Figure[] =>
    items
      .filter((item) => item.shown && item.place === place)
      .map(({ number, suffix, label }) => ({ number, suffix, label }));
  return { since, years, hero: at('hero'), story: at('story'), testimonials: at('testimonials') };
}
