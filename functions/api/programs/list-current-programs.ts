import { listCurrentPrograms } from '#contracts/api/programs';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import * as programs from '../../logic/offered-programs.ts';
import { replyFor } from '../../logic/program-reply.ts';

export const handler = routeHandler(listCurrentPrograms, async ({ query }) => {
  const page = await programs.listPrograms({ ...query, current: true });
  return Reply.page(
    page.programs.map((program) => replyFor(program)),
    page.next,
  );
});
