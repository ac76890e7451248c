import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testimonialsAtStart } from '#contracts/site-defaults/testimonials';
import { program } from '../support/bodies.ts';
import { brand, document, openSiteImport } from '../support/site-import-database.ts';

let site: Awaited<ReturnType<typeof openSiteImport>>;
let departures: typeof import('../../functions/data/departures.ts');
beforeAll(async () => {
  site = await openSiteImport();
  departures = await import('../../functions/data/departures.ts');
});
beforeEach(() => site.database.empty());
afterAll(() => site?.close());

const departure = (id: string, changes = {}) => ({
  ...{ id, from_date: '2090-01-01', to_date: '2090-01-08', nights: 7, sale: 'open', capacity: 20, seats_left: 20 },
  ...{
    minimum: null,
    guaranteed: false,
    deadline: null,
    waiting_list: false,
    notes: { ar: null, en: null },
    prices: null,
  },
  ...changes,
});

describe('an import of a site', () => {
  it('changes nothing before it is applied, and then all, each as a version', async () => {
    const [id, other] = [uuid(), uuid()];
    const { add, start } = await site.begin();
    expect(await add('section', 'brand', brand)).toEqual({ change: 'changed', missing_photos: [] });
    expect(await add('program', id, document({ departures: [departure(other)] }))).toMatchObject({ change: 'new' });
    await expect(site.programs.getProgram(id)).rejects.toMatchObject({ code: 'program_not_found' });
    expect((await site.sections.getSection('brand')).live.version).toBe(0);
    await start(2);
    await site.apply.applyImport();
    expect(await site.programs.getProgram(id)).toMatchObject({ version: 1, publication: { state: 'published' } });
    expect(await departures.departuresOfProgram(id)).toMatchObject([{ id: other, capacity: 20 }]);
    expect((await site.sections.getSection('brand')).live).toMatchObject({
      version: 1,
      content: brand,
      note: 'site.zip',
    });
    expect(await site.sections.listVersions('brand')).toMatchObject([{ version: 1 }, { version: 0 }]);
    expect(await site.staging.getImport()).toMatchObject({ state: 'done', documents: [], photos: [], total: 2 });
  });

  it('is finished after a crash in the middle', async () => {
    const ids = [uuid(), uuid()];
    const { add, start } = await site.begin();
    for (const id of ids) await add('program', id, document());
    await add('section', 'brand', brand);
    await start(3);
    // A crash once the first program was made, before it was published.
    const documents = await import('../../functions/logic/site-import/documents.ts');
    const { input } = documents.programIn(document());
    await site.programs.createProgram(input, { id: ids[0] ?? '', created_at: document().created_at, state: 'draft' });
    await site.apply.applyImport();
    await site.apply.applyImport();
    for (const id of ids) expect(await site.programs.getProgram(id)).toMatchObject({ version: 1 });
    expect((await site.sections.getSection('brand')).live.version).toBe(1);
  });

  it('never hides this site from search engines because the other is hidden', async () => {
    const { content } = (await site.sections.getSection('search')).live;
    const hidden = { ...content, hidden: true };
    const { add, start } = await site.begin();
    expect(await add('section', 'search', hidden)).toMatchObject({ change: 'same' });
    expect(await add('section_draft', 'search', hidden)).toMatchObject({ change: 'new' });
    await start(2);
    await site.apply.applyImport();
    const { live, draft } = await site.sections.getSection('search');
    expect([live.content, draft?.content]).toEqual([content, content]);
  });

  it('keeps the seats that are sold here, and says what is the same', async () => {
    const [id, one] = [uuid(), uuid()];
    const first = await site.begin();
    await first.add('program', id, document({ departures: [departure(one)] }));
    await first.start(1);
    await site.apply.applyImport();
    const [stored] = (await departures.departuresOfProgram(id)) ?? [];
    if (!stored) throw new Error('The departure is missing.');
    const { id: _, version, updated_at: _at, ...body } = stored;
    await departures.updateDeparture(id, one, { ...body, seats_left: 3 }, version);

    const second = await site.begin();
    expect(await second.add('program', id, document({ departures: [departure(one)] }))).toMatchObject({
      change: 'same',
    });
    const guaranteed = document({ departures: [departure(one, { guaranteed: true })] });
    expect(await second.add('program', id, guaranteed)).toMatchObject({ change: 'changed' });
    await second.start(1);
    await site.apply.applyImport();
    expect(await departures.departuresOfProgram(id)).toMatchObject([{ guaranteed: true, capacity: 20, seats_left: 3 }]);
    expect((await site.programs.getProgram(id)).version).toBe(1);
  });

  it('refuses what could not be published, by its field', async () => {
    const { add } = await site.begin();
    await expect(add('section', 'brand', { ...brand, colour: 'red' })).rejects.toMatchObject({
      issues: [{ field: 'colour', code: 'invalid_colour' }],
    });
    await expect(add('section', 'testimonials', testimonialsAtStart)).rejects.toMatchObject({
      issues: expect.arrayContaining([{ field: 'items.0.consent', code: 'required' }]),
    });
    await expect(add('section', 'prices', {})).rejects.toMatchObject({ code: 'site_section_not_found' });
    await expect(add('program', uuid(), document({ body: program({ nights: 0 }) }))).rejects.toMatchObject({
      issues: [{ field: 'body.nights', code: 'too_small', limit: 1 }],
    });
    const many = Array.from({ length: 13 }, () => ({ id: uuid(), illustration: false }));
    await expect(add('program', uuid(), document({ photos: many }))).rejects.toMatchObject({
      issues: [{ field: 'photos', code: 'too_many_items', limit: 12 }],
    });
  });

  it('leaves archived programs archived, with their history', async () => {
    const id = uuid();
    const first = await site.begin();
    await first.add('program', id, document({ state: 'archived' }));
    await first.start(1);
    await site.apply.applyImport();
    expect(await site.programs.getProgram(id)).toMatchObject({ version: 1, publication: { state: 'archived' } });

    const second = await site.begin();
    expect(await second.add('program', id, document({ state: 'archived' }))).toMatchObject({ change: 'same' });
    expect(await second.add('program', id, document())).toMatchObject({ change: 'changed' });
    await second.start(1);
    await site.apply.applyImport();
    expect(await site.programs.getProgram(id)).toMatchObject({ version: 2, publication: { state: 'published' } });
  });

  it('is one at a time, and none begins while one is applied', async () => {
    const first = await site.begin();
    const second = await site.begin();
    await expect(first.add('section', 'brand', brand)).rejects.toMatchObject({ code: 'site_import_not_found' });
    await second.add('section', 'brand', brand);
    await expect(second.start(2)).rejects.toMatchObject({ code: 'site_import_incomplete' });
    await second.start(1);
    await expect(site.begin()).rejects.toMatchObject({ code: 'site_import_running' });
    await expect(site.staging.discardImport()).rejects.toMatchObject({ code: 'site_import_running' });
    await site.apply.applyImport();
    await site.staging.discardImport();
    expect(await site.staging.getImport()).toBeNull();
  });
});
