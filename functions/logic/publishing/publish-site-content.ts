import { contentOn } from '#contracts/api/site-sections';
import { everything, invalidate } from '../../data/cdn.ts';
import { readSections } from '../../data/site-content.ts';
import { coalesce } from './coalesce.ts';
import { type Making, openSite } from './open-site.ts';
import { type Site, sectionFiles } from './program-pages.ts';
import { publishFiles, publishShared } from './publish-files.ts';

/** Publishes changed sections. Changes at the same time are published in one run. */
export const siteContentChanged = coalesce(() => publishSiteContent());

/**
 * Publishes what the agency says on its site, and the pages that show it, and invalidates the CDN. Does nothing without
 * a bucket: then the server renders pages itself.
 */
export async function publishSiteContent(making: Making = {}): Promise<void> {
  const site = await openSite(making);
  if (!site) return;
  await writeSiteContent(site);
  await publishShared(site);
  // Also if nothing is new: an attempt before may have failed here.
  await invalidate(everything);
}

/** Writes what visitors see on this day. @returns true if that has changed */
export const writeSiteContent = (site: Site, { again = false } = {}): Promise<boolean> =>
  publishFiles(site, async () => sectionFiles(contentOn(site.today, await readSections())), { again });
