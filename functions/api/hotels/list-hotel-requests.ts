import { listHotelRequests } from '#contracts/api/hotels';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { listEnquiries } from '../../logic/enquiries/enquiry-list.ts';

export const handler = routeHandler(listHotelRequests, async ({ query }) => {
  const { enquiries, next, searchedUntil } = await listEnquiries(['hotel'], query);
  return Reply.page(enquiries, next, { searched_until: searchedUntil });
});
