import { listFlightRequests } from '#contracts/api/flight-requests';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { listEnquiries } from '../../logic/enquiries/enquiry-list.ts';

export const handler = routeHandler(listFlightRequests, async ({ query }) => {
  const { enquiries, next, searchedUntil } = await listEnquiries(['flight'], query);
  return Reply.page(enquiries, next, { searched_until: searchedUntil });
});
