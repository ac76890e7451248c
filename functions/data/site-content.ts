import type { PublishedOwnPage } from '#contracts/api/own-page';
import { ownPageIds } from '#contracts/api/own-page-rules';
import { type SectionId, sectionNames } from '#contracts/api/section-names';
import type { PublishedSections } from '#contracts/api/site-sections';
import { ProblemError } from '../errors.ts';
import { draftKey, type StoredDraft, toDraft } from './draft-items.ts';
import { batchGetItems, getItem, type Key, onConditionFailed, putItem } from './dynamo.ts';
import { parseItems } from './parse-items.ts';
import { type LiveSection, toLive, toOwnPages, toSections } from './site-content-items.ts';
import { liveKey } from './site-content-keys.ts';
import { openVersions } from './versions.ts';

/** Drafts and versions of the site's sections. */
export const siteVersions = openVersions('SiteContent');

export const readLive = async <Name extends SectionId>(section: Name): Promise<LiveSection<Name>> =>
  toLive(section, await getItem('SiteContent', liveKey(section)));

/** Reads the published content of every section. */
export const readSections = async (): Promise<PublishedSections> =>
  toSections(await Promise.all(sectionNames.map((name) => getItem('SiteContent', liveKey(name)))));

/** Reads the published pages of the agency's own. */
export const readOwnPages = async (): Promise<PublishedOwnPage[]> =>
  toOwnPages(await Promise.all(ownPageIds.map((id) => getItem('SiteContent', liveKey(id)))));

/** Reads each page of the agency's own, published and as a draft, in one call of the table. */
export async function readPlaces() {
  const items = await batchGetItems(
    'SiteContent',
    ownPageIds.flatMap((id) => [liveKey(id), draftKey(id)]),
  );
  const itemAt = (key: Key) => items.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
  return ownPageIds.map((id) => {
    const draft = itemAt(draftKey(id));
    return { id, live: toLive(id, itemAt(liveKey(id))), draft: draft && toDraft(draft) };
  });
}

/** Reads the drafts of all sections and of the agency's own pages that are planned for this instant or before. */
export async function readDueDrafts(now: Date): Promise<StoredDraft[]> {
  const items = await batchGetItems('SiteContent', [...sectionNames, ...ownPageIds].map(draftKey));
  return parseItems('SiteContent', items, toDraft).filter((draft) => isPlanDue(draft, now));
}

/** True if the time of a draft's plan has come, also by the clock of another call that has begun to publish it. */
export const isPlanDue = ({ plan }: Pick<StoredDraft, 'plan'>, now: Date): boolean =>
  plan !== null && (plan.begun === true || plan.publish_at <= now.toISOString());

/**
 * Makes a section what a stored version says.
 * @param from refuses the change if another version is published
 * @throws ProblemError `version_conflict`
 */
export async function replaceLive(section: SectionId, live: LiveSection, from: number): Promise<void> {
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
