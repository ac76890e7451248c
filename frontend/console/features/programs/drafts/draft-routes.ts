import type { DraftContent } from '#contracts/api/draft-shapes';
import type { Draft, DraftInShort } from '#contracts/api/program-drafts';
import { programOf } from '#contracts/api/program-edge';
import type { Program } from '#contracts/api/programs';
import { ApiError, type ApiRequest } from '#shared/lib/api.ts';
import { resumeAfterSignIn } from '../../session/resume-after-sign-in.ts';
import { staffApi } from '../../session/staff-api.ts';
import type { ProgramCopied } from '../copy-program.ts';

/** The calls about drafts and publications. After a session that has ended, they go on when staff have signed in again. */

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

export const isDraftGone = (error: unknown) => codeOf(error) === 'draft_not_found';

/** Reads the draft of a program; undefined if it has none. */
export const findDraft = async (id: string): Promise<Draft | undefined> =>
  (await resumeAfterSignIn(() => staffApi('GET /programs/{id}/draft', { params: { id } }))) ?? undefined;

/** Begins a program that visitors do not see. Repeated with the same id, it returns the draft that is there. */
export const beginDraft = (id: string, content: DraftContent): Promise<Draft> =>
  resumeAfterSignIn(() => staffApi('POST /programs/drafts', { body: { id, content } }));

/** Begins a program as a copy of another. Repeated with the same ids, it returns the draft that is there. */
export const beginCopy = (copied: ProgramCopied): Promise<Draft> =>
  resumeAfterSignIn(() => staffApi('POST /programs/drafts', { body: copied }));

interface Saved {
  content: DraftContent;
  rev: number;
  based_on: number;
}

export const saveDraft = (id: string, body: Saved): Promise<DraftInShort> =>
  resumeAfterSignIn(() => staffApi('PUT /programs/{id}/draft', { params: { id }, body }));

export const discardDraft = (id: string) =>
  resumeAfterSignIn(() => staffApi('DELETE /programs/{id}/draft', { params: { id } }));

type Publication = NonNullable<ApiRequest<'POST /programs/{id}/publications'>['body']>;

export const publishDraft = async (id: string, body: Publication): Promise<Program> =>
  programOf(await resumeAfterSignIn(() => staffApi('POST /programs/{id}/publications', { params: { id }, body })));

type Change = NonNullable<ApiRequest<'PATCH /programs/{id}/publications'>['body']>['change'];

/** @param at for `archive`: when; now if absent */
export const changePublication = async (id: string, change: Change, at: string | null = null): Promise<Program> =>
  programOf(
    await resumeAfterSignIn(() =>
      staffApi('PATCH /programs/{id}/publications', { params: { id }, body: { change, at } }),
    ),
  );

export const readCurrent = async (id: string): Promise<Program> =>
  programOf(await resumeAfterSignIn(() => staffApi('GET /programs/{id}/current', { params: { id } })));

export const readVersion = (id: string, version: number) =>
  resumeAfterSignIn(() =>
    staffApi('GET /programs/{id}/versions/{version}', { params: { id, version: String(version) } }),
  );
