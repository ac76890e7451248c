import type { APIRequestContext, Page } from '@playwright/test';
import type { SectionId } from '#contracts/api/section-names';
import type { PictureUse, SitePicture } from '#contracts/api/site-picture-rules';
import { expect, type Language, words } from './support.ts';

const path = (section: SectionId) => `/api/site/${section}`;

/** The section as the console reads it. */
export const readSection = async (request: APIRequestContext, section: SectionId) =>
  (await (await request.get(path(section))).json()).data;

/** Saves a draft as a colleague does. Returns its number. */
export async function saveSection(request: APIRequestContext, section: SectionId, content: object): Promise<number> {
  const { live, draft } = await readSection(request, section);
  const data = { content, rev: draft?.rev ?? 0, based_on: live.version };
  const reply = await request.put(`${path(section)}/draft`, { data });
  expect(reply.status()).toBe(200);
  return (await reply.json()).data.rev;
}

/** Adds a picture of the site as the console does, and waits until a section may name it. */
export async function addPicture(
  request: APIRequestContext,
  use: PictureUse,
  { type, bytes }: { type: string; bytes: Buffer },
): Promise<SitePicture> {
  const data = { use, content_type: type, size: bytes.length };
  const { id, upload } = (await (await request.post('/api/site/pictures', { data })).json()).data;
  expect((await request.put(upload.url, { headers: upload.headers, data: bytes })).ok()).toBe(true);
  const state = async () => (await (await request.get(`/api/site/pictures/${id}`)).json()).data;
  await expect.poll(async () => (await state()).status, { timeout: 60_000 }).toBe('ready');
  return (await state()).picture;
}

/**
 * Publishes a section. Spec files run at the same time on one office: only one of them may change a section there, or it has
 * a stack of its own. The test's own page may save its draft at the same moment, which then counts as a conflict.
 */
export async function publishSection(request: APIRequestContext, section: SectionId, content: object) {
  await expect(async () => {
    const rev = await saveSection(request, section, content);
    const reply = await request.post(`${path(section)}/publications`, { data: { rev, note: null } });
    expect(reply.status()).toBe(200);
  }).toPass();
}

/** Publishes the draft of the section that the console shows, at once. */
export async function publishDraft(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: words(language, 'admin-site').publish })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(language, 'admin-drafts').publish.confirmNow })
    .click();
}
