import type { SiteHeroBody } from './site-hero.ts';
import type { Focus } from './site-picture-rules.ts';
import type { SiteTexts } from './site-texts.ts';

export const heroLimits = { title: 60, subtitle: 200, buttons: 4, button: 30, link: 500 } as const;

/** The opening of the home page. */
export interface SiteHero {
  title: SiteTexts;
  subtitle: SiteTexts;
  /** The first is the main one. */
  buttons: readonly { text: SiteTexts; to: string }[];
  /** Absent for the drawn dunes. Without a text it is decoration. */
  picture?: { id: string; width: number; height: number; text: SiteTexts | null; focus: Focus | null };
}

export function shownHero({ picture, picture_text: { ar, en }, focus, ...words }: SiteHeroBody): SiteHero {
  if (!picture) return words;
  const { id, width, height } = picture;
  const text = ar !== null && en !== null ? { ar, en } : null;
  return { ...words, picture: { id, width, height, text, focus } };
}
