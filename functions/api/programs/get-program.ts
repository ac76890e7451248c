import { getProgram } from '#contracts/api/programs';
import { publicHandler } from '../../http/public-handler.ts';
import * as programs from '../../logic/offered-programs.ts';
import { replyFor } from '../../logic/program-reply.ts';

export const handler = publicHandler(getProgram, async ({ params }) => replyFor(await programs.getProgram(params.id)));
