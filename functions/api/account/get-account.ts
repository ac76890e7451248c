import { getAccount } from '#contracts/account';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(getAccount, async ({ session }) => session.staff);
