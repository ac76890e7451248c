import { listOwnSessions } from '#contracts/api/account';
import { routeHandler } from '../../http/route-handler.ts';
import { listSessions } from '../../logic/staff/sessions.ts';

export const handler = routeHandler(listOwnSessions, ({ session }) => listSessions(session));
