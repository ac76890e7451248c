import { endOwnSession } from '#contracts/api/account';
import { routeHandler } from '../../http/route-handler.ts';
import * as logic from '../../logic/staff/sessions.ts';

export const handler = routeHandler(endOwnSession, ({ session, params }) => logic.endOwnSession(session, params.id));
