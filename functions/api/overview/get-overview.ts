import { getOverview } from '#contracts/api/overview';
import { routeHandler } from '../../http/route-handler.ts';
import { overviewOf } from '../../logic/overview.ts';

export const handler = routeHandler(getOverview, ({ query }) => overviewOf(query));
