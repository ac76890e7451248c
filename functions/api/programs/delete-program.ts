import { deleteProgram } from '#contracts/api/programs';
import { routeHandler } from '../../http/route-handler.ts';
import * as programs from '../../logic/programs.ts';

export const handler = routeHandler(deleteProgram, ({ params, session }) =>
  programs.deleteProgram(params.id, session.staff),
);
