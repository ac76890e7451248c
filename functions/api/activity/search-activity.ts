import { searchActivity } from '#contracts/api/activity';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { listActivity } from '../../logic/audit/activity.ts';
import { filterOfActivity } from '../../logic/audit/exports.ts';

export const handler = routeHandler(searchActivity, async ({ body: { exported, ...search }, report }) => {
  if (exported) report({ action: 'activity_exported', filter: await filterOfActivity(search) });
  const { entries, next, searchedUntil } = await listActivity(search);
  return Reply.page(entries, next, { searched_until: searchedUntil });
});
