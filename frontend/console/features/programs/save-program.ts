import { programOf } from '#contracts/api/program-edge';
import type { Program, ProgramReply } from '#contracts/api/programs';
import type { ApiRequest } from '#shared/lib/api.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';

export type ProgramBody = NonNullable<ApiRequest<'POST /programs'>['body']>;

const replied = async (call: Promise<ProgramReply>): Promise<Program> => programOf(await call);

/** Adds a program. Idempotent: repeated with the same key and body, it returns the program of the first call. */
export const createProgram = (body: ProgramBody, key: string): Promise<Program> =>
  replied(resumeAfterSignIn(() => staffApi('POST /programs', { body, headers: { 'Idempotency-Key': key } })));

/** Changes a program. Fails with `version_conflict` if someone else has saved it since `version`. */
export const updateProgram = (id: string, body: ProgramBody, version: number): Promise<Program> =>
  replied(resumeAfterSignIn(() => staffApi('PUT /programs/{id}', { params: { id }, body: { ...body, version } })));

/** Fetches the program's current state. */
export const readProgram = (id: string): Promise<Program> =>
  replied(staffApi('GET /programs/{id}/current', { params: { id } }));
