import { inputOf } from '#contracts/api/program-edge';
import { updateProgram } from '#contracts/api/programs';
import { routeHandler } from '../../http/route-handler.ts';
import { replyFor } from '../../logic/program-reply.ts';
import { changeProgram } from '../../logic/programs.ts';

export const handler = routeHandler(updateProgram, async ({ params, body: { version, ...body }, session, report }) =>
  replyFor(await changeProgram(params.id, { input: inputOf(body), version, by: session.staff.email }, report)),
);
