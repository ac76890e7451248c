import { changePublication } from '#contracts/api/program-drafts';
import { routeHandler } from '../../http/route-handler.ts';
import { replyFor } from '../../logic/program-reply.ts';
import { changeStanding } from '../../logic/publications/publications.ts';

export const handler = routeHandler(changePublication, async ({ params, body, session, report }) =>
  replyFor(await changeStanding(params.id, body, session.staff.email, report)),
);
