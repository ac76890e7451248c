import { listPrograms } from '#contracts/api/programs';
import { publicOrStaffHandler } from '../../http/public-or-staff-handler.ts';
import { Reply } from '../../http/reply.ts';
import * as programs from '../../logic/offered-programs.ts';
import { replyFor } from '../../logic/programs.ts';

export const handler = publicOrStaffHandler(listPrograms, async ({ query }) => {
  const page = await programs.listPrograms({ ...query, fresh: query.fresh !== undefined });
  return Reply.page(
    page.programs.map((program) => replyFor(program)),
    page.next,
  );
});
