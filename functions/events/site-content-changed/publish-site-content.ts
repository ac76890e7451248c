import { publishSiteContent } from '#contracts/platform/consumers';
import { SiteContentChanged } from '#contracts/platform/events';
import { liveState } from '../../data/site-content-keys.ts';
import { orderAllLinkPictures } from '../../logic/link-pictures/order.ts';
import { siteContentChanged } from '../../logic/publishing/publish-site-content.ts';
import { changeHandler } from '../change-handler.ts';

/** Publishes a section's live state. Drafts and versions are shown nowhere on the site. Link pictures name the agency. */
export const handler = changeHandler(publishSiteContent, {
  parse: ({ key }) => SiteContentChanged.parse({ section: key.pk, state: key.sk }),
  handle: async ({ section, state }) => {
    if (state !== liveState) return;
    await siteContentChanged();
    if (section === 'brand') await orderAllLinkPictures();
  },
});
