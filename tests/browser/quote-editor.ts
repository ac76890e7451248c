import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { addDeparture } from './quotes.ts';
import { addRequest, newCustomer } from './staff-requests.ts';
import { expect, type Language } from './support.ts';

/** A request for a departure with eight seats left, at 4,500 SAR each. */
export async function requestForDeparture(request: APIRequestContext, language: Language) {
  const { seats, seatsLeft } = await addDeparture(request, language, 8, { price_sar: 4500 });
  const customer = newCustomer(language);
  const asked = { ...seats, adults: 2, children: 0, infants: 0 };
  const enquiry = await addRequest(request, 'custom', { ...customer, ...asked, language });
  return { customer, enquiry, seatsLeft };
}

/** Catches what the console hands over to WhatsApp. */
export async function chatText(context: BrowserContext, act: () => Promise<void>): Promise<string> {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const chat = context.waitForEvent('page');
  await act();
  const opened = await chat;
  await opened.waitForURL(/wa\.me/);
  const text = new URL(opened.url()).searchParams.get('text') ?? '';
  await opened.close();
  return text;
}

/** Acts for the customer with the link in a text. */
export async function answer(request: APIRequestContext, text: string, action: Record<string, unknown>) {
  const [, reference, secret] = /\/offer#([^.\s]+)\.(\S+)/.exec(text) ?? [];
  const opened = await request.post('/api/quotes', { data: { action: 'open', reference, secret } });
  expect(opened.status()).toBe(200);
  const { hash } = (await opened.json()).data;
  const reply = await request.post('/api/quotes', { data: { reference, secret, hash, ...action } });
  expect(reply.status()).toBe(200);
}

export const editorOf = (page: Page, of: { title: string }, name: string) =>
  page.getByRole('dialog', { name: of.title.replace('{{name}}', `\u2068${name}\u2069`) });

/** A text with its values. */
export const numbered = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((sum, [name, value]) => sum.replace(`{{${name}}}`, `${value}`), text);
