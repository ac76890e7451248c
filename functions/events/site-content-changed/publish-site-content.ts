import { publishSiteContent } from '#contracts/platform/consumers';
import { SiteContentChanged } from '#contracts/platform/events';
import { liveState } from '../../data/site-content-items.ts';
import { siteContentChanged } from '../../logic/publishing/publish-site-content.ts';
import { changeHandler } from '../change-handler.ts';

/** Publishes a section's live state. Drafts and versions are shown nowhere on the site. */
export const handler = changeHandler(publishSiteContent, {
  parse: ({ key }) => SiteContentChanged.parse({ section: key.pk, state: key.sk }),
  handle: async ({ state }) => state === liveState && siteContentChanged(),
});
