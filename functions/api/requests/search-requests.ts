import { enquiryTypes } from '#contracts/overview';
import { searchRequests } from '#contracts/requests';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { listEnquiries } from '../../logic/enquiry-list.ts';

export const handler = routeHandler(searchRequests, async ({ body: { type, ...search } }) => {
  const { enquiries, next, searchedUntil } = await listEnquiries(type ? [type] : enquiryTypes, search);
  return Reply.page(enquiries, next, { searched_until: searchedUntil });
});
