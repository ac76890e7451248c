import { type SectionName, sectionNames } from '#contracts/api/section-names';
import type { PublishedSections } from '#contracts/api/site-sections';
import { ProblemError } from '../errors.ts';
import { getItem, onConditionFailed, putItem } from './dynamo.ts';
import { type LiveSection, liveKey, toLive, toSections } from './site-content-items.ts';
import { openVersions } from './versions.ts';

/** Drafts and versions of the site's sections. */
export const siteVersions = openVersions('SiteContent');

export const readLive = async <Name extends SectionName>(section: Name): Promise<LiveSection<Name>> =>
  toLive(section, await getItem('SiteContent', liveKey(section)));

/** What is published of each section. */
export const readSections = async (): Promise<PublishedSections> =>
  toSections(await Promise.all(sectionNames.map((name) => getItem('SiteContent', liveKey(name)))));

/**
 * Makes a section what a stored version says.
 * @param from refuses the change if another version is published
 * @throws ProblemError `version_conflict`
 */
export async function replaceLive(section: SectionName, live: LiveSection, from: number): Promise<void> {
  const item = { ...liveKey(section), schema: 1, ...live, content: JSON.stringify(live.content) };
  const write = putItem('SiteContent', item, {
    ConditionExpression: from === 0 ? 'attribute_not_exists(pk)' : 'version = :from',
    ...(from > 0 && { values: { ':from': from } }),
  });
  await onConditionFailed(write, async () => {
    // A retry of our own write, whose reply was lost: no other publication has this number.
    if ((await readLive(section)).version !== live.version) throw new ProblemError('version_conflict');
  });
}
