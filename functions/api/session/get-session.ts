import { getSession } from '#contracts/session';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(getSession, async ({ session: { staff, expires_at } }) => ({ staff, expires_at }));
