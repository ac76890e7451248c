import { getProgram } from '#contracts/programs';
import * as programs from '../../data/programs.ts';
import { unrecordedHandler } from '../../http/unrecorded-handler.ts';

export const handler = unrecordedHandler(getProgram, ({ params }) => programs.getProgram(params.id));
