import { saveSiteDraft } from '#contracts/api/site-content';
import { routeHandler } from '../../http/route-handler.ts';
import * as sections from '../../logic/site-content/sections.ts';

export const handler = routeHandler(saveSiteDraft, ({ params, body, session }) =>
  sections.saveDraft(params.id, body, session.staff.email),
);
