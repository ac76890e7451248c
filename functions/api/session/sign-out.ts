import { signOut } from '#contracts/session';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { endedSessionCookie } from '../../http/session-cookie.ts';
import { endSession } from '../../logic/sessions.ts';

export const handler = routeHandler(signOut, async ({ session }) => {
  await endSession(session.token);
  return Reply.withCookies(true, endedSessionCookie());
});
