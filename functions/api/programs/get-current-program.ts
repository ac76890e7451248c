import { getCurrentProgram } from '#contracts/api/programs';
import { routeHandler } from '../../http/route-handler.ts';
import * as programs from '../../logic/offered-programs.ts';
import { replyFor } from '../../logic/program-reply.ts';

export const handler = routeHandler(getCurrentProgram, async ({ params }) =>
  replyFor(await programs.getProgram(params.id, { forStaff: true })),
);
