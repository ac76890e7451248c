import { afterAll, beforeEach, expect, it } from 'vitest';
import type { SectionName } from '#contracts/api/section-names';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { figuresAtStart } from '#contracts/site-defaults/figures';
import { lettersAtStart } from '#contracts/site-defaults/letters';
import { openTestDatabase } from '../support/database.ts';

const database = await openTestDatabase();
const { stepsToSetUp } = await import('../../functions/logic/setup.ts');
const sections = await import('../../functions/logic/site-content/sections.ts');
const sitePublications = await import('../../functions/logic/site-content/publications.ts');

beforeEach(() => database.empty());
afterAll(() => database.close());

async function publish(section: SectionName, content: object) {
  const by = 'owner@rihla.example';
  const { version } = (await sections.getSection(section)).live;
  await sections.saveDraft(section, { content: { ...content }, rev: 0, based_on: version }, by);
  await sitePublications.publishDraft(section, { rev: 1, note: null, publish_at: null }, by);
}
const done = async () => (await stepsToSetUp()).flatMap((one) => (one.done ? one.step : []));

it('asks for a licence of the agency’s own with its last day: the example’s is none', async () => {
  expect(await done()).toEqual([]);
  await publish('contact', contactAtStart);
  expect(await done()).toEqual(['contact']);
  await publish('contact', { ...contactAtStart, licence: '73104321' });
  expect(await done()).toEqual(['contact']);
  await publish('contact', { ...contactAtStart, licence_until: '2027-06-30' });
  expect(await done()).toEqual(['contact']);
  await publish('contact', { ...contactAtStart, licence: '73104321', licence_until: '2027-06-30' });
  expect(await done()).toEqual(['contact', 'licence']);
});

it('names the first section with claims that nobody has confirmed, while there is one', async () => {
  const claims = async () => (await stepsToSetUp()).find(({ step }) => step === 'claims');
  expect(await claims()).toEqual({ step: 'claims', done: false, section: 'figures' });
  await publish('figures', { ...figuresAtStart, years: false, items: [] });
  expect(await claims()).toEqual({ step: 'claims', done: false, section: 'testimonials' });
  await publish('testimonials', { items: [] });
  expect(await claims()).toEqual({ step: 'claims', done: true });
  const others = (await stepsToSetUp()).filter(({ step }) => step !== 'claims');
  expect(others.every((one) => !('section' in one))).toBe(true);
});

it('asks for the words of mails until an owner has published them', async () => {
  await publish('letters', lettersAtStart);
  expect(await done()).toEqual(['mail']);
});
