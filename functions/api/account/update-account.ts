import { updateAccount } from '#contracts/api/account';
import { routeHandler } from '../../http/route-handler.ts';
import { rename } from '../../logic/staff/account.ts';

export const handler = routeHandler(updateAccount, ({ session, body }) => rename(session, body.name));
