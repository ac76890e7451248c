import { saveDraft } from '#contracts/api/program-drafts';
import { routeHandler } from '../../http/route-handler.ts';
import * as drafts from '../../logic/publications/drafts.ts';

export const handler = routeHandler(saveDraft, ({ params, body, session }) =>
  drafts.saveDraft(params.id, body, session.staff.email),
);
