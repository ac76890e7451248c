import { listCustomRequests } from '#contracts/api/custom-enquiries';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { listEnquiries } from '../../logic/enquiries/enquiry-list.ts';

export const handler = routeHandler(listCustomRequests, async ({ query }) => {
  const { enquiries, next, searchedUntil } = await listEnquiries(['custom'], query);
  return Reply.page(enquiries, next, { searched_until: searchedUntil });
});
