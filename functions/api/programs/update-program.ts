import { inputOf, replyOf } from '#contracts/program-edge';
import { updateProgram } from '#contracts/programs';
import { routeHandler } from '../../http/route-handler.ts';
import { changeProgram } from '../../logic/programs.ts';

export const handler = routeHandler(updateProgram, async ({ params, body: { version, ...body }, report }) =>
  replyOf(await changeProgram(params.id, { input: inputOf(body), version }, report)),
);
