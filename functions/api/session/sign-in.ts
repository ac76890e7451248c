import { signIn } from '#contracts/session';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { sessionCookie } from '../../http/session-cookie.ts';
import * as logic from '../../logic/sign-in.ts';

export const handler = routeHandler(signIn, async ({ body, address }) => {
  const { session, cookie } = await logic.signIn(body, address);
  return Reply.withCookies(session, sessionCookie(cookie));
});
