import { resumeAfterSignIn } from '../../session/resume-after-sign-in.ts';
import { staffApi } from '../../session/staff-api.ts';

/** Makes a link that shows the draft to whoever has it, for some days. */
export const makePreview = (id: string) =>
  resumeAfterSignIn(() => staffApi('POST /programs/{id}/previews', { params: { id } }));

export const endPreviews = (id: string) =>
  resumeAfterSignIn(() => staffApi('DELETE /programs/{id}/previews', { params: { id } }));
