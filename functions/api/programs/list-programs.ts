import { listPrograms } from '#contracts/api/programs';
import { publicHandler } from '../../http/public-handler.ts';
import { Reply } from '../../http/reply.ts';
import * as programs from '../../logic/offered-programs.ts';
import { replyFor } from '../../logic/program-reply.ts';

export const handler = publicHandler(listPrograms, async ({ query }) => {
  const page = await programs.listPrograms(query);
  return Reply.page(
    page.programs.map((program) => replyFor(program)),
    page.next,
  );
});
