import { searchActivity } from '#contracts/activity';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { listActivity } from '../../logic/activity.ts';

export const handler = routeHandler(searchActivity, async ({ body }) => {
  const { entries, next, searchedUntil } = await listActivity(body);
  return Reply.page(entries, next, { searched_until: searchedUntil });
});
