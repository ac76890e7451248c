import { listDeleted } from '#contracts/api/deleted';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import * as logic from '../../logic/deleted.ts';

export const handler = routeHandler(listDeleted, async ({ query }) => {
  const { records, next } = await logic.listDeleted(query);
  return Reply.page(records, next);
});
