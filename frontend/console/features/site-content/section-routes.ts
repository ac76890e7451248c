import type { DraftContent } from '#contracts/api/draft-shapes';
import type { SectionId } from '#contracts/api/section-names';
import type { SiteDraftInShort, SiteSection } from '#contracts/api/site-content';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';

/** The calls about a section of the site. After a session that has ended, they go on when staff have signed in again. */

export const listSections = () => staffApi('GET /site');

export const readSection = (id: SectionId): Promise<SiteSection> =>
  resumeAfterSignIn(() => staffApi('GET /site/{id}', { params: { id } }));

export const previewSiteSection = (id: SectionId) =>
  resumeAfterSignIn(() => staffApi('GET /site/{id}/preview', { params: { id } }));

interface Saved {
  content: DraftContent;
  rev: number;
  based_on: number;
}

export const saveSiteDraft = (id: SectionId, body: Saved): Promise<SiteDraftInShort> =>
  resumeAfterSignIn(() => staffApi('PUT /site/{id}/draft', { params: { id }, body }));

export const readLetterSamples = (content: DraftContent) =>
  resumeAfterSignIn(() => staffApi('POST /site/{id}/samples', { params: { id: 'letters' }, body: { content } }));

export const discardSiteDraft = (id: SectionId) =>
  resumeAfterSignIn(() => staffApi('DELETE /site/{id}/draft', { params: { id } }));

export interface HowToPublish {
  note: string | null;
  /** Null for at once. */
  publish_at: string | null;
}

export const publishSiteDraft = (id: SectionId, body: HowToPublish & { rev: number }): Promise<SiteSection> =>
  resumeAfterSignIn(() => staffApi('POST /site/{id}/publications', { params: { id }, body }));

export const cancelSitePlan = (id: SectionId): Promise<SiteSection> =>
  resumeAfterSignIn(() => staffApi('PATCH /site/{id}/publications', { params: { id }, body: { change: 'cancel' } }));

export const listSiteVersions = (id: SectionId) =>
  resumeAfterSignIn(() => staffApi('GET /site/{id}/versions', { params: { id } }));

export const readSiteVersion = (id: SectionId, version: number) =>
  resumeAfterSignIn(() => staffApi('GET /site/{id}/versions/{version}', { params: { id, version: String(version) } }));
