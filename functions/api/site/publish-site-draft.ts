import { publishSiteDraft } from '#contracts/api/site-content';
import { routeHandler } from '../../http/route-handler.ts';
import * as sections from '../../logic/site-content/sections.ts';

export const handler = routeHandler(publishSiteDraft, ({ params, body, session }) =>
  sections.publishDraft(params.id, body, session.staff.email),
);
