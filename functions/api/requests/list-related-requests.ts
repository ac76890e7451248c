import { listRelatedRequests } from '#contracts/api/requests';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { listRelated } from '../../logic/enquiries/enquiry-list.ts';

export const handler = routeHandler(listRelatedRequests, async ({ params, query }) => {
  const { enquiries, next } = await listRelated(params.type, params.id, query);
  return Reply.page(enquiries, next);
});
