import { signIn } from '#contracts/api/session';
import { deviceCookie, sessionCookie } from '../../http/cookies.ts';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import * as logic from '../../logic/staff/sign-in.ts';

export const handler = routeHandler(signIn, async ({ body, address, device: known, software, report }) => {
  const { session, cookie, device } = await logic.signIn(body, { address, device: known, software });
  report({ action: 'signed_in', staff: body.email });
  return Reply.withCookies(session, sessionCookie(cookie), deviceCookie(device));
});
