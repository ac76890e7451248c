import { replyOf } from '#contracts/api/program-edge';
import { listPrograms } from '#contracts/api/programs';
import * as programs from '../../data/programs.ts';
import { publicOrStaffHandler } from '../../http/public-or-staff-handler.ts';
import { Reply } from '../../http/reply.ts';

export const handler = publicOrStaffHandler(listPrograms, async ({ query }) => {
  const page = await programs.listPrograms({ ...query, fresh: query.fresh !== undefined });
  return Reply.page(page.programs.map(replyOf), page.next);
});
