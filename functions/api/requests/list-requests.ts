import { enquiryTypes } from '#contracts/api/overview';
import { listRequests } from '#contracts/api/requests';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { listEnquiries } from '../../logic/enquiries/enquiry-list.ts';

export const handler = routeHandler(listRequests, async ({ query: { type, ...query } }) => {
  const { enquiries, next, searchedUntil } = await listEnquiries(type ? [type] : enquiryTypes, query);
  return Reply.page(enquiries, next, { searched_until: searchedUntil });
});
