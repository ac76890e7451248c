import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Plan } from '../../functions/data/draft-items.ts';
import { openTestDatabase } from '../support/database.ts';

let close: () => Promise<void>;
let sections: typeof import('../../functions/logic/site-content/sections.ts');
let publications: typeof import('../../functions/logic/site-content/publications.ts');
let due: typeof import('../../functions/logic/site-content/publish-due.ts');
let data: typeof import('../../functions/data/site-content.ts');
let site: typeof import('../../functions/logic/site-content/publish.ts');
let contentItems: typeof import('../../functions/data/dynamo.ts');

const owner = 'owner@rihla.example';
const colleague = 'colleague@rihla.example';
const section = 'questions';
const both = (text: string) => ({ ar: text, en: text });
const questions = (text: string) => ({ items: [{ question: both(text), answer: both(text) }] });
const inAnHour = () => new Date(Date.now() + 3_600_000);
const publish_at = inAnHour().toISOString();
const afterwards = new Date(Date.now() + 3_660_000);

beforeAll(async () => {
  ({ close } = await openTestDatabase());
  sections = await import('../../functions/logic/site-content/sections.ts');
  publications = await import('../../functions/logic/site-content/publications.ts');
  due = await import('../../functions/logic/site-content/publish-due.ts');
  data = await import('../../functions/data/site-content.ts');
  site = await import('../../functions/logic/site-content/publish.ts');
  contentItems = await import('../../functions/data/dynamo.ts');
});
afterAll(() => close());

beforeEach(async () => {
  for (const { pk, sk } of await contentItems.scanItems('SiteContent')) {
    await contentItems.deleteItem('SiteContent', { pk, sk });
  }
});

const save = (content: object, rev = 0, based_on = 0) =>
  sections.saveDraft(section, { content: { ...content }, rev, based_on }, owner);
const plan = (rev: number, at: string | null = publish_at) =>
  publications.publishDraft(section, { rev, note: 'Soon', publish_at: at }, owner);
const read = () => sections.getSection(section);

/** A section whose draft is planned: its number is 2. */
async function planned(text = 'Planned') {
  await save(questions(text));
  return plan(1);
}

describe('a planned section', () => {
  it('says when, by whom and since when it is planned, and visitors see nothing of it before', async () => {
    const { live, draft } = await planned();
    expect(live).toMatchObject({ version: 0 });
    expect(draft).toMatchObject({
      ...{ rev: 2, saved_by: { email: owner }, refused: null, content: questions('Planned') },
      plan: { publish_at, by: { email: owner }, note: 'Soon', made_at: expect.any(String) },
    });
    expect(await read()).toEqual({ id: section, live, draft });
    const listed = (await sections.listSections()).find(({ id }) => id === section);
    expect(listed?.draft).toMatchObject({ plan: { publish_at, by: { email: owner } } });
    expect(await due.publishSectionsDue()).toBe(0);
    expect((await read()).live.version).toBe(0);
  });

  it('is published by the first run at its time or after it, once', async () => {
    await planned();
    expect(await due.publishSectionsDue(new Date(publish_at))).toBe(1);
    expect(await due.publishSectionsDue(afterwards)).toBe(0);
    expect(await read()).toMatchObject({
      draft: null,
      live: { version: 1, note: 'Soon', published_by: { email: owner }, content: questions('Planned') },
    });
  });

  it('is published once by runs at the same time', async () => {
    await planned();
    await Promise.all([1, 2, 3].map(() => due.publishSectionsDue(afterwards)));
    await due.publishSectionsDue(afterwards);
    expect((await sections.listVersions(section)).filter(({ published_at }) => published_at)).toHaveLength(1);
    expect(await read()).toMatchObject({ draft: null, live: { content: questions('Planned') } });
  });

  it('is published at once without a time, or with one that is over', async () => {
    await save(questions('Now'));
    const { live, draft } = await plan(1, new Date(Date.now() - 1).toISOString());
    expect([live.content, draft]).toEqual([questions('Now'), null]);
  });

  it('is not changed before the plan is cancelled', async () => {
    await planned();
    await expect(save(questions('Other'), 2)).rejects.toMatchObject({ code: 'publication_planned' });
    await expect(sections.discardDraft(section)).rejects.toMatchObject({ code: 'publication_planned' });
    await expect(plan(1)).rejects.toMatchObject({ code: 'version_conflict' });
    const { draft } = await publications.cancelPlan(section);
    expect(draft).toMatchObject({ rev: 3, plan: null, saved_by: { email: owner }, content: questions('Planned') });
    await save(questions('Other'), 3);
    await due.publishSectionsDue(afterwards);
    expect(await read()).toMatchObject({ live: { version: 0 }, draft: { content: questions('Other') } });
  });

  it('gets another time, and another who planned it, or is published at once', async () => {
    await planned();
    const later = new Date(Date.now() + 7_200_000).toISOString();
    const asked = { rev: 2, note: null, publish_at: later };
    const { draft } = await publications.publishDraft(section, asked, colleague);
    expect(draft?.plan).toMatchObject({ publish_at: later, by: { email: colleague }, note: null });
    expect(await due.publishSectionsDue(afterwards)).toBe(0);
    const { live } = await plan(3, null);
    expect(live).toMatchObject({ version: 1, content: questions('Planned'), published_by: { email: owner } });
    expect((await read()).draft).toBeNull();
  });

  it('is not planned with what a publication refuses', async () => {
    await save({ items: [{ question: both('Why'), answer: { ar: 'لأن', en: '' } }] });
    await expect(plan(1)).rejects.toMatchObject({ issues: [{ field: 'items.0.answer.en', code: 'required' }] });
    await save(questions('Overtaken'), 1);
    await site.publishContent(section, questions('Theirs') as never, { by: colleague, note: null });
    await expect(plan(2)).rejects.toMatchObject({ code: 'version_conflict' });
    expect((await read()).draft?.plan).toBeNull();
  });
});

describe('a plan and a change at the same moment', () => {
  it('ends with one of both: published, or a draft that nothing publishes', async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      const { live, draft } = await read();
      await save(questions(`Attempt ${attempt}`), draft?.rev ?? 0, live.version);
      const { draft: mine } = await plan((draft?.rev ?? 0) + 1);
      expect(mine?.plan).not.toBeNull();
      await Promise.allSettled([due.publishSectionsDue(afterwards), publications.cancelPlan(section)]);
      await due.publishSectionsDue(afterwards);
      const after = await read();
      const isPublished = after.live.version > live.version;
      expect(after.draft === null).toBe(isPublished);
      if (!isPublished) expect(after.draft).toMatchObject({ plan: null, content: questions(`Attempt ${attempt}`) });
    }
  });

  it('is not cancelled once its time has come: it is published, also before the job has run', async () => {
    await planned();
    vi.useFakeTimers({ now: afterwards, toFake: ['Date'] });
    try {
      expect(await publications.cancelPlan(section)).toMatchObject({ draft: null, live: { version: 1 } });
      expect(await publications.cancelPlan(section)).toMatchObject({ draft: null, live: { version: 1 } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is finished by the next run where one has stopped', async () => {
    await planned();
    const stored = await data.siteVersions.getDraft(section);
    const begun = await data.siteVersions.planDraft(stored, { plan: { ...(stored.plan as Plan), begun: true } });
    // Nothing cancels it from here on.
    await publications.cancelPlan(section);
    expect(await read()).toMatchObject({ draft: null, live: { version: 1, content: questions('Planned') } });
    // The stopped run has published, and not removed the draft.
    await contentItems.putItem('SiteContent', {
      ...{ pk: section, sk: 'DRAFT', schema: 1, ...begun, id: undefined },
      content: JSON.stringify(begun.content),
    });
    await due.publishSectionsDue(afterwards);
    expect(await read()).toMatchObject({ draft: null, live: { version: 1 } });
  });
});

describe('a plan that is stopped', () => {
  it('leaves what visitors see, and says why in the draft until it is saved or planned again', async () => {
    await planned();
    await site.publishContent(section, questions('Theirs') as never, { by: colleague, note: null });
    expect(await due.publishSectionsDue(afterwards)).toBe(1);
    expect(await due.publishSectionsDue(afterwards)).toBe(0);
    const { live, draft } = await read();
    expect(live).toMatchObject({ version: 1, content: questions('Theirs') });
    const refused = { planned_at: publish_at, issues: [{ field: '', code: 'published_since' }] };
    expect(draft).toMatchObject({ plan: null, refused, content: questions('Planned'), saved_by: { email: owner } });
    await save(questions('Again'), draft?.rev, 1);
    expect((await read()).draft?.refused).toBeNull();
  });

  it('names the address of a page that another page has got meanwhile', async () => {
    const page = (name: string) => ({
      ...{
        name,
        title: both('Guide'),
        summary: both('A guide'),
        effective: null,
        text: both('Words'),
        archived: false,
      },
      former: [],
    });
    const begin = (id: string) => sections.saveDraft(id, { content: page('guide'), rev: 0, based_on: 0 }, owner);
    await begin('page-1');
    await begin('page-2');
    await publications.publishDraft('page-1', { rev: 1, note: null, publish_at }, owner);
    await publications.publishDraft('page-2', { rev: 1, note: null, publish_at: null }, owner);
    await due.publishSectionsDue(afterwards);
    const { live, draft } = await sections.getSection('page-1');
    expect([live.version, draft?.refused?.issues]).toEqual([0, [{ field: 'name', code: 'page_name_taken' }]]);
  });

  it('is of that section alone', async () => {
    await planned();
    const { live } = await sections.getSection('home');
    await sections.saveDraft('home', { content: { ...live.content }, rev: 0, based_on: 0 }, owner);
    await publications.publishDraft('home', { rev: 1, note: null, publish_at }, owner);
    await site.publishContent('home', { ...live.content, later: 1 } as never, { by: colleague, note: null });
    expect(await due.publishSectionsDue(afterwards)).toBe(2);
    expect((await read()).live.version).toBe(1);
  });
});
