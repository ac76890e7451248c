import { inputOf } from '#contracts/api/program-edge';
import { createProgram } from '#contracts/api/programs';
import { routeHandler } from '../../http/route-handler.ts';
import { replyFor } from '../../logic/program-reply.ts';
import { createOnce } from '../../logic/programs.ts';

export const handler = routeHandler(createProgram, async ({ body, idempotencyKey, session }) =>
  replyFor(await createOnce(inputOf(body), { by: session.staff.email, idempotencyKey })),
);
