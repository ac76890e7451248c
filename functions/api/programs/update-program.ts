import { inputOf, replyOf } from '#contracts/api/program-edge';
import { updateProgram } from '#contracts/api/programs';
import { routeHandler } from '../../http/route-handler.ts';
import { changeProgram } from '../../logic/programs.ts';

export const handler = routeHandler(updateProgram, async ({ params, body: { version, ...body }, report }) =>
  replyOf(await changeProgram(params.id, { input: inputOf(body), version }, report)),
);
