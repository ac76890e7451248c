import { type Language, languages } from '../field-kit/language.ts';
import type { AnnouncementBody } from './announcement.ts';

/** Its colours, each a pair of tokens with a contrast of at least 4.5:1. A colour is a name, never a value of CSS. */
export const announcementTones = ['teal', 'saffron', 'palm', 'sand'] as const;
export type AnnouncementTone = (typeof announcementTones)[number];

/** Who sees it: everybody, or the readers of one language. */
export const announcementAudiences = ['all', ...languages] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** Where it is. The first is what announcements from before this choice have. */
export const announcementPlaces = ['home_and_list', 'every_page'] as const;
export type AnnouncementPlace = (typeof announcementPlaces)[number];

/** True for the languages whose readers see it. */
export const seenBy = (audience: AnnouncementAudience) =>
  Object.fromEntries(languages.map((language) => [language, audience === 'all' || audience === language])) as Record<
    Language,
    boolean
  >;

export const announcementLimits = { text: 140, linkText: 40, link: 500 } as const;

/** Nothing is announced until an owner does. */
export const noAnnouncement: AnnouncementBody = {
  shown: false,
  texts: { ar: null, en: null },
  link: null,
  link_texts: { ar: null, en: null },
  from: null,
  until: null,
  tone: 'teal',
  audience: 'all',
  pages: 'every_page',
  dismissible: true,
};

/** Of one that a preview shows on any day. */
export const shownAlways = { shown: true, from: '2000-01-01', until: '2999-12-31' } as const;

/** The part of an announcement that visitors get. */
export interface Announcement {
  /** By which a browser remembers that its reader has closed it. */
  version: number;
  texts: Readonly<Record<Language, string>>;
  link: { to: string; texts: Readonly<Record<Language, string>> } | null;
  until: string;
  /** Whether readers of a language see it. */
  seen: Readonly<Record<Language, boolean>>;
  pages: AnnouncementPlace;
  tone: AnnouncementTone;
  dismissible: boolean;
}

/** Returns what visitors see on a day; null if nothing is announced then. */
export function announcedOn(today: string, body: AnnouncementBody, version: number): Announcement | null {
  const { shown, texts, link, link_texts, from, until, tone, audience, pages, dismissible } = body;
  if (!shown || !from || !until || today < from || today > until) return null;
  return {
    ...{ version, until, pages, tone, dismissible, seen: seenBy(audience) },
    texts: { ar: texts.ar ?? '', en: texts.en ?? '' },
    link: link === null ? null : { to: link, texts: { ar: link_texts.ar ?? '', en: link_texts.en ?? '' } },
  };
}
