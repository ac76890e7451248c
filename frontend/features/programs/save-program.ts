import type { Program } from '#contracts/programs';
import type { ApiRequest } from '../../lib/api.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';

export type ProgramInput = NonNullable<ApiRequest<'POST /programs'>['body']>;

/** Adds a program. Idempotent: repeated with the same key and body, it returns the program of the first call. */
export const createProgram = (body: ProgramInput, key: string): Promise<Program> =>
  resumeAfterSignIn(() => staffApi('POST /programs', { body, headers: { 'Idempotency-Key': key } }));

/** Changes a program. Fails with `version_conflict` if someone else has saved it since `version`. */
export const updateProgram = (id: string, body: ProgramInput, version: number): Promise<Program> =>
  resumeAfterSignIn(() => staffApi('PUT /programs/{id}', { params: { id }, body: { ...body, version } }));

/** Fetches the program's current state, bypassing every cache. */
export const readProgram = (id: string): Promise<Program> =>
  staffApi('GET /programs/{id}', { params: { id }, query: { fresh: crypto.randomUUID() } });
