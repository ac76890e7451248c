import { replyOf } from '#contracts/api/program-edge';
import { getProgram } from '#contracts/api/programs';
import * as programs from '../../data/programs.ts';
import { publicOrStaffHandler } from '../../http/public-or-staff-handler.ts';

export const handler = publicOrStaffHandler(getProgram, async ({ params }) =>
  replyOf(await programs.getProgram(params.id)),
);
