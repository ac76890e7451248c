import type { APIRequestContext } from '@playwright/test';
import type { SectionId } from '#contracts/api/section-names';
import { expect } from './support.ts';

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

/**
 * Publishes a section. Spec files run at the same time on one office: only one of them may change a section there, or it has
 * a stack of its own.
 */
export async function publishSection(request: APIRequestContext, section: SectionId, content: object) {
  const rev = await saveSection(request, section, content);
  const reply = await request.post(`${path(section)}/publications`, { data: { rev, note: null } });
  expect(reply.status()).toBe(200);
}
