import { deleteProgram } from '#contracts/programs';
import * as programs from '../../data/programs.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(deleteProgram, ({ params }) => programs.deleteProgram(params.id));
