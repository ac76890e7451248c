import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { QueueTab } from '#contracts/api/desk';
import { customRequest, flightRequest, hotelRequest, message } from '../support/bodies.ts';
import { expect, type Language, newName, words } from './support.ts';

export const bodies = { flight: flightRequest, hotel: hotelRequest, custom: customRequest, message };
export type Type = keyof typeof bodies;

export const texts = (language: Language) => ({
  ...{ ...words(language, 'admin'), ...words(language, 'admin-requests') },
  reply: words(language, 'admin-replies').reply,
});

/** Returns a customer that no other test uses, with a unique phone number. */
export const newCustomer = (language: Language) => ({
  name: newName(language),
  phone: `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
  email: `${crypto.randomUUID().slice(0, 8)}@example.com`,
});

/** Enters a request as staff, because visitors' posts are limited. */
export async function addRequest(api: APIRequestContext, type: Type, changes: Record<string, unknown>) {
  const reply = await api.post('/api/requests', { data: { ...bodies[type](changes), type } });
  expect(reply.status()).toBe(201);
  return { ...(await reply.json()).data, type } as { id: string; reference: string; type: Type };
}

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** Opens the menu of a row or of the panel, and returns one of its entries. */
export async function entryOf(place: Locator, more: string, entry: string) {
  await place.getByRole('button', { name: more, exact: true }).click();
  return place.page().locator('.ant-dropdown:visible').getByRole('menuitem', { name: entry });
}

/** A tab of the queue, which laptops show. */
export const queueTab = (page: Page, language: Language, tab: QueueTab) => {
  const { label, tabs } = words(language, 'admin-requests').queue;
  return page.getByRole('navigation', { name: label }).getByRole('link', { name: new RegExp(`^${tabs[tab]}`) });
};

export const panelOf = (page: Page) => page.locator('.ant-drawer').getByRole('dialog');
