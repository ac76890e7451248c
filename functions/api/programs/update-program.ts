import { updateProgram } from '#contracts/programs';
import * as programs from '../../data/programs.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(updateProgram, ({ params, body: { version, ...body } }) =>
  programs.updateProgram(params.id, body, version),
);
