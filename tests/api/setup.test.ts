import { expect, it } from 'vitest';
import { sectionNames } from '#contracts/api/section-names';
import { setupSteps } from '#contracts/api/setup';
import { figuresAtStart } from '#contracts/site-defaults/figures';
import { testimonialsAtStart } from '#contracts/site-defaults/testimonials';
import { Client } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';

const doneIn = (steps: readonly { step: string; done: boolean }[]) =>
  Object.fromEntries(steps.map(({ step, done }) => [step, done]));

it('is ticked by the data: the claims once those of a fresh system are gone', async () => {
  const owner = await colleagueClient('owner');
  const first = (await owner.get('/overview/setup')).json.data;
  expect(first.map(({ step }: { step: string }) => step)).toEqual(setupSteps);
  expect(doneIn(first)).toMatchObject({ claims: false, colleague: true });
  const unconfirmed = async () =>
    Object.fromEntries(
      (await owner.get('/site')).json.data.map((one: { id: string; unconfirmed: number }) => [one.id, one.unconfirmed]),
    );
  expect(Object.keys(await unconfirmed())).toEqual(sectionNames);
  expect((await unconfirmed()).testimonials).toBe(testimonialsAtStart.items.length);
  // And the years since the agency began.
  expect((await unconfirmed()).figures).toBe(figuresAtStart.items.length + 1);

  const draft = await owner.put('/site/testimonials/draft', { content: { items: [] }, rev: 0, based_on: 0 });
  const atOnce = (await owner.get('/site')).json.data.find(({ id }: { id: string }) => id === 'testimonials');
  expect(atOnce).toMatchObject({ version: 0, draft: { rev: 1 } });
  await owner.post('/site/testimonials/publications', { rev: draft.json.data.rev, note: null });
  expect((await unconfirmed()).testimonials).toBe(0);
  const last = (await owner.get('/overview/setup')).json.data;
  expect(last.find(({ step }: { step: string }) => step === 'claims')).toMatchObject({ section: 'figures' });
});

it('is for owners', async () => {
  const agent = await colleagueClient('agent');
  for (const path of ['/overview/setup', '/site']) {
    expect((await new Client().get(path)).status).toBe(401);
    expect((await agent.get(path)).status).toBe(403);
  }
});
