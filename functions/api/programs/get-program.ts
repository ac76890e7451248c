import { replyOf } from '#contracts/api/program-edge';
import { getProgram } from '#contracts/api/programs';
import * as programs from '../../data/programs.ts';
import { unrecordedHandler } from '../../http/unrecorded-handler.ts';

export const handler = unrecordedHandler(getProgram, async ({ params }) =>
  replyOf(await programs.getProgram(params.id)),
);
