import { fromDayOn } from '#contracts/api/season-rules';
import { everything, invalidate } from '../../data/cdn.ts';
import { readSeasons } from '../../data/seasons.ts';
import { coalesce } from './coalesce.ts';
import { seasonsFile } from './data-files.ts';
import { type Making, openSite } from './open-site.ts';
import { publishFiles, publishShared } from './publish-files.ts';
import type { Site } from './site.ts';

/** Publishes changed seasons. Changes at the same time are published in one run. */
export const seasonsChanged = coalesce(() => publishSeasons());

/**
 * Publishes the current state of the seasons, and the pages that show them, and invalidates the CDN. Does nothing without
 * a bucket: then the server renders pages itself.
 */
export async function publishSeasons(making: Making = {}): Promise<void> {
  const site = await openSite(making);
  if (!site) return;
  await writeSeasons(site);
  await publishShared(site);
  // Also if nothing is new: an attempt before may have failed here.
  await invalidate(everything);
}

/** Writes the current and coming seasons. @returns true if they have changed */
export const writeSeasons = (site: Site, { again = false } = {}): Promise<boolean> =>
  publishFiles(site, async () => [seasonsFile(fromDayOn((await readSeasons()).seasons, site.today))], { again });
