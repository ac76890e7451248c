import { createDraft } from '#contracts/api/program-drafts';
import { routeHandler } from '../../http/route-handler.ts';
import * as drafts from '../../logic/publications/drafts.ts';

export const handler = routeHandler(createDraft, ({ body, session }) => drafts.createDraft(body, session.staff.email));
