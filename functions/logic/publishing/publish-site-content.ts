import { contentOn } from '#contracts/api/site-sections';
import { stageVariable } from '#contracts/platform/metrics';
import { everything, invalidate } from '../../data/cdn.ts';
import { readOwnPages, readSections } from '../../data/site-content.ts';
import { readPublished } from '../../data/site-storage.ts';
import { endOfCall } from '../../time-left.ts';
import { RetryLater } from '../outages.ts';
import { pageText } from '../page-text/page-text.ts';
import { coalesce } from './coalesce.ts';
import { saidOf, sectionFiles } from './data-files.ts';
import { type Making, openSite } from './open-site.ts';
import { ownPageData } from './own-pages.ts';
import { saysTheSame } from './program-pages.ts';
import { isShown, publishFiles, publishOwn, publishShared, publishStatic, stepsOf } from './publish-files.ts';
import { publishedContent } from './published-content.ts';
import type { Site } from './site.ts';

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
  await publishStatic(site);
  await publishShared(site);
  // Also if nothing is new: an attempt before may have failed here.
  await invalidate(everything);
  if (await writeProgramPages(site)) await invalidate(everything);
}

/** Writes what visitors see on this day. @returns true if that has changed */
export const writeSiteContent = (site: Site, { again = false } = {}): Promise<boolean> =>
  publishFiles(
    site,
    async () => {
      const [sections, pages, list] = await Promise.all([readSections(), readOwnPages(), readPublished(site.bucket)]);
      const hidesExamples = process.env[stageVariable] === 'production';
      const content = contentOn(site.today, { ...sections, pages }, pageText, { hidesExamples });
      return [...sectionFiles(saidOf(content, list.programs.filter(isShown))), ...ownPageData(content)];
    },
    { again },
  );

/**
 * Writes the pages of the programs on which the agency says something else by now.
 * @returns true if there were any
 * @throws RetryLater if the time of the call runs out: a retry continues with the rest
 */
async function writeProgramPages(site: Site): Promise<boolean> {
  const content = await publishedContent(site);
  const { programs } = await readPublished(site.bucket);
  const due = programs.filter((entry) => isShown(entry) && !saysTheSame(site, entry, content)).map(({ id }) => id);
  for (const step of stepsOf(due)) {
    if (performance.now() > endOfCall()) throw new RetryLater(`The pages are written up to ${step[0]}.`);
    await publishOwn(site, step, { pages: true });
  }
  return due.length > 0;
}
