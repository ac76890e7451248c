import { listActivity } from '#contracts/activity';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import * as logic from '../../logic/activity.ts';

export const handler = routeHandler(listActivity, async ({ query }) => {
  const { entries, next, searchedUntil } = await logic.listActivity(query);
  return Reply.page(entries, next, { searched_until: searchedUntil });
});
