import { updateProgram } from '#contracts/programs';
import { routeHandler } from '../../http/route-handler.ts';
import { changeProgram } from '../../logic/programs.ts';

export const handler = routeHandler(updateProgram, ({ params, body, report }) =>
  changeProgram(params.id, body, report),
);
