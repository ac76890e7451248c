import { getAccount } from '#contracts/api/account';
import { routeHandler } from '../../http/route-handler.ts';
import { readAccount } from '../../logic/staff/account.ts';

export const handler = routeHandler(getAccount, ({ session }) => readAccount(session));
