import { signOut } from '#contracts/api/session';
import { endedSessionCookie } from '../../http/cookies.ts';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { endSession } from '../../logic/staff/sessions.ts';

export const handler = routeHandler(signOut, async ({ session }) => {
  await endSession(session.token);
  return Reply.withCookies(true, endedSessionCookie());
});
