import { createProgram } from '#contracts/programs';
import * as programs from '../../data/programs.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(createProgram, ({ body }) => programs.createProgram(body));
