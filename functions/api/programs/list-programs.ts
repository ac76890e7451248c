import { listPrograms } from '#contracts/programs';
import * as programs from '../../data/programs.ts';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(listPrograms, async ({ query }) => {
  const page = await programs.listPrograms({ ...query, fresh: query.fresh !== undefined });
  return Reply.page(page.programs, page.next);
});
