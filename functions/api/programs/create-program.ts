import { createProgram } from '#contracts/programs';
import { routeHandler } from '../../http/route-handler.ts';
import { createOnce } from '../../logic/programs.ts';

export const handler = routeHandler(createProgram, ({ body, idempotencyKey }) => createOnce(body, idempotencyKey));
