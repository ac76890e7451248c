import { discardSiteDraft } from '#contracts/api/site-content';
import { routeHandler } from '../../http/route-handler.ts';
import * as sections from '../../logic/site-content/sections.ts';

export const handler = routeHandler(discardSiteDraft, ({ params }) => sections.discardDraft(params.id));
