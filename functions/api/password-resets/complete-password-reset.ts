import { completePasswordReset } from '#contracts/api/password-resets';
import { deviceCookie } from '../../http/cookies.ts';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { completeReset } from '../../logic/staff/password-resets.ts';

export const handler = routeHandler(completePasswordReset, async ({ body, address, device: known, report }) => {
  const { email, device } = await completeReset(body.token, body.password, { address, device: known });
  report({ action: 'password_reset', staff: email });
  return Reply.withCookies(true, deviceCookie(device));
});
