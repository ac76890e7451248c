import { publishDraft } from '#contracts/api/program-drafts';
import { routeHandler } from '../../http/route-handler.ts';
import { replyFor } from '../../logic/program-reply.ts';
import * as publications from '../../logic/publications/publications.ts';

export const handler = routeHandler(publishDraft, async ({ params, body, session, report }) =>
  replyFor(await publications.publishDraft(params.id, body, session.staff.email, report)),
);
