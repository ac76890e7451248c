import { countNewRequests } from '#contracts/api/overview';
import { routeHandler } from '../../http/route-handler.ts';
import { countNew } from '../../logic/overview.ts';

export const handler = routeHandler(countNewRequests, ({ session }) => countNew(session.staff));
