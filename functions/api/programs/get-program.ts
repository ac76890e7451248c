import { getProgram } from '#contracts/api/programs';
import { publicOrStaffHandler } from '../../http/public-or-staff-handler.ts';
import * as programs from '../../logic/offered-programs.ts';
import { replyFor } from '../../logic/programs.ts';

export const handler = publicOrStaffHandler(getProgram, async ({ params, query }) =>
  replyFor(await programs.getProgram(params.id, { forStaff: query.fresh !== undefined })),
);
