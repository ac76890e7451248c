import { listDepartureRequests } from '#contracts/api/waiting-lists';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import * as waitingLists from '../../logic/waiting-lists.ts';

export const handler = routeHandler(listDepartureRequests, async ({ params: { id, departureId }, query }) => {
  const { requests, next } = await waitingLists.listDepartureRequests({ programId: id, departureId }, query);
  return Reply.page(requests, next);
});
