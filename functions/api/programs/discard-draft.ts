import { discardDraft } from '#contracts/api/program-drafts';
import { routeHandler } from '../../http/route-handler.ts';
import * as drafts from '../../logic/publications/drafts.ts';

export const handler = routeHandler(discardDraft, ({ params, session }) =>
  drafts.discardDraft(params.id, session.staff),
);
