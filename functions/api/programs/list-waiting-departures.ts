import { listWaitingDepartures } from '#contracts/api/waiting-lists';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import * as waitingLists from '../../logic/waiting-lists.ts';

export const handler = routeHandler(listWaitingDepartures, async ({ query }) => {
  const { departures, next } = await waitingLists.listWaitingDepartures(query);
  return Reply.page(departures, next);
});
