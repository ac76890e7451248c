import { replyOf } from '#contracts/api/program-edge';
import { listPrograms } from '#contracts/api/programs';
import * as programs from '../../data/programs.ts';
import { Reply } from '../../http/reply.ts';
import { unrecordedHandler } from '../../http/unrecorded-handler.ts';

export const handler = unrecordedHandler(listPrograms, async ({ query }) => {
  const page = await programs.listPrograms({ ...query, fresh: query.fresh !== undefined });
  return Reply.page(page.programs.map(replyOf), page.next);
});
