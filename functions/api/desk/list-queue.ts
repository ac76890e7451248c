import { listQueue } from '#contracts/api/desk';
import { enquiryTypes } from '#contracts/api/overview';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import * as queue from '../../logic/desk/queue.ts';

export const handler = routeHandler(listQueue, async ({ query: { types = enquiryTypes, ...query }, session }) => {
  const { requests, next } = await queue.listQueue({ ...query, types, me: session.staff.email });
  return Reply.page(requests, next);
});
