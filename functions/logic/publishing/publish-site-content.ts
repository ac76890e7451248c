import { announcedOn } from '#contracts/api/announcement-rules';
import type { SiteContent } from '#contracts/website/section-pages';
import { everything, invalidate } from '../../data/cdn.ts';
import { readLive } from '../../data/site-content.ts';
import { coalesce } from './coalesce.ts';
import { type Making, openSite } from './open-site.ts';
import { announcementFile, type Site } from './program-pages.ts';
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
  publishFiles(site, async () => [announcementFile(await contentOn(site.today))], { again });

async function contentOn(today: string): Promise<SiteContent> {
  const { content, version } = await readLive('announcement');
  return { announcement: announcedOn(today, content, version) };
}
