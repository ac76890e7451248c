import { listMessages } from '#contracts/api/messages';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { listEnquiries } from '../../logic/enquiries/enquiry-list.ts';

export const handler = routeHandler(listMessages, async ({ query }) => {
  const { enquiries, next, searchedUntil } = await listEnquiries(['message'], query);
  return Reply.page(enquiries, next, { searched_until: searchedUntil });
});
