import type { Program } from '#contracts/programs';
import type { ApiRequest } from '../../lib/api.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';

export type ProgramInput = NonNullable<ApiRequest<'POST /programs'>['body']>;

/** Adds a program. Repeated with its key and the same body it adds nothing and answers the program of the first call. */
export const createProgram = (body: ProgramInput, key: string): Promise<Program> =>
  resumeAfterSignIn(() => staffApi('POST /programs', { body, headers: { 'Idempotency-Key': key } }));

/** Fails with `version_conflict` when someone else has saved the program since `version`. */
export const updateProgram = (id: string, body: ProgramInput, version: number): Promise<Program> =>
  resumeAfterSignIn(() => staffApi('PUT /programs/{id}', { params: { id }, body: { ...body, version } }));

/** The program as it is now, past every cache. */
export const readProgram = (id: string): Promise<Program> =>
  staffApi('GET /programs/{id}', { params: { id }, query: { fresh: crypto.randomUUID() } });
