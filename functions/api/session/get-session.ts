import { getSession } from '#contracts/api/session';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(getSession, async ({ session: { staff, expires_at, two_step_due } }) => ({
  staff,
  expires_at,
  two_step_due,
}));
