import { changePassword } from '#contracts/api/account';
import { sessionCookie } from '../../http/cookies.ts';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import * as logic from '../../logic/staff/account.ts';

export const handler = routeHandler(changePassword, async ({ session, body, software }) =>
  Reply.withCookies(true, sessionCookie(await logic.changePassword(session, body, software))),
);
