import { listDepartureRequests } from '#contracts/api/waiting-lists';
import { routeHandler } from '../../http/route-handler.ts';
import * as waitingLists from '../../logic/waiting-lists.ts';

export const handler = routeHandler(listDepartureRequests, ({ params: { id, departureId } }) =>
  waitingLists.listDepartureRequests(id, departureId),
);
