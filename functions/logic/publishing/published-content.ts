import { fromDayOn } from '#contracts/api/season-rules';
import type { Season } from '#contracts/api/seasons';
import type { SiteContent } from '#contracts/api/shown-content';
import { shownBrand } from '#contracts/api/site-brand';
import { shownContact } from '#contracts/api/site-contact-rules';
import { shownPromises } from '#contracts/api/site-promises-rules';
import { shownSearch } from '#contracts/api/site-search-rules';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { promisesAtStart } from '#contracts/site-defaults/promises';
import { searchAtStart } from '#contracts/site-defaults/search';
import { readPublishedContent, readPublishedSeasons } from '../../data/site-storage.ts';
import type { Site } from './site.ts';

/** The content of shared pages besides programs. */
export interface Besides {
  /** Those that pages of this day show; undefined before they are published. */
  seasons: readonly Season[] | undefined;
  content: Partial<SiteContent>;
}

/** Returns what is published besides programs, for pages of this day. */
export async function publishedBesides(site: Site): Promise<Besides> {
  const [seasons, content] = await Promise.all([publishedSeasons(site), publishedContent(site)]);
  return { seasons, content };
}

/** Returns what is published of the site's sections, for pages of this day. */
export async function publishedContent({ bucket, today }: Site): Promise<Besides['content']> {
  const content = await readPublishedContent(bucket);
  // The day may be another one than that of the publication.
  const { announcement = null } = content;
  // Pages may be written before the first publication of the sections.
  return {
    ...content,
    brand: content.brand ?? shownBrand(brandAtStart),
    contact: content.contact ?? shownContact(today, contactAtStart),
    menus: content.menus ?? null,
    promises: content.promises ?? shownPromises(promisesAtStart),
    search: content.search ?? shownSearch(searchAtStart),
    announcement: announcement && announcement.until >= today ? announcement : null,
  };
}

/** Returns the seasons that pages of this day show; undefined before they are published. */
async function publishedSeasons({ bucket, today }: Site): Promise<Season[] | undefined> {
  const seasons = await readPublishedSeasons(bucket);
  return seasons && fromDayOn(seasons, today);
}
