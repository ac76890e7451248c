import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportKind } from '#contracts/api/site-archive';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { program } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let staging: typeof import('../../functions/logic/site-import/staging.ts');
let apply: typeof import('../../functions/logic/site-import/apply.ts');
let sections: typeof import('../../functions/logic/site-content/sections.ts');
let sitePublications: typeof import('../../functions/logic/site-content/publications.ts');
let programs: typeof import('../../functions/data/programs.ts');
let departures: typeof import('../../functions/data/departures.ts');
let drafts: typeof import('../../functions/logic/publications/drafts.ts');
let inputFrom: typeof import('../../functions/logic/publications/content.ts').inputFrom;
let publications: typeof import('../../functions/logic/publications/publications.ts');

const by = 'owner@rihla.example';
const created_at = '2026-05-03T09:00:00.000Z';
const bare = { created_at, departures: null, photos: [] };

beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('PHOTOS_BUCKET', 'photos');
  staging = await import('../../functions/logic/site-import/staging.ts');
  apply = await import('../../functions/logic/site-import/apply.ts');
  sections = await import('../../functions/logic/site-content/sections.ts');
  sitePublications = await import('../../functions/logic/site-content/publications.ts');
  programs = await import('../../functions/data/programs.ts');
  departures = await import('../../functions/data/departures.ts');
  drafts = await import('../../functions/logic/publications/drafts.ts');
  publications = await import('../../functions/logic/publications/publications.ts');
  ({ inputFrom } = await import('../../functions/logic/publications/content.ts'));
});
beforeEach(() => database.empty());
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

type Documents = [kind: ImportKind, id: string, content: object][];

/** Imports these, and returns what each would have changed. */
async function imported(documents: Documents): Promise<string[]> {
  const { id: import_id } = await staging.beginImport('site.zip');
  const changes: string[] = [];
  for (const [kind, id, content] of documents) {
    changes.push((await staging.addDocument({ import_id, kind, id, content: { ...content } })).change);
  }
  await staging.startApplying({ import_id, documents: documents.length, photos: 0 }, by);
  await apply.applyImport();
  return changes;
}

describe('drafts in an import of a site', () => {
  it('become drafts of what is published with them, incomplete ones too', async () => {
    const id = uuid();
    const unfinished = { ...brandAtStart, name: { ar: 'سفر', en: '' } };
    const documents: Documents = [
      ['section_draft', 'brand', unfinished],
      ['program_draft', id, { ...bare, content: { trip_name: 'Later' } }],
      ['program', id, { ...bare, body: program() }],
      ['section', 'brand', { ...brandAtStart, colour: '#7c3aed' }],
    ];
    expect(await imported(documents)).toEqual(['new', 'new', 'new', 'changed']);
    expect(await sections.getSection('brand')).toMatchObject({
      live: { version: 1, content: { colour: '#7c3aed' } },
      draft: { content: unfinished, based_on: 1, saved_by: { email: by } },
    });
    expect(await programs.getProgram(id)).toMatchObject({ version: 1, texts: inputFrom(program()).texts });
    expect(await drafts.getDraft(id)).toMatchObject({ content: { trip_name: 'Later' }, based_on: 1 });
    expect(await imported(documents)).toEqual(['same', 'same', 'same', 'same']);
    expect(await drafts.getDraft(id)).toMatchObject({ rev: 1 });
  });

  it('bring a program that was never published, which visitors still do not see', async () => {
    const id = uuid();
    const departure = {
      ...{ id: uuid(), from_date: '2090-01-01', to_date: '2090-01-08', nights: 7, sale: 'open', capacity: 20 },
      ...{ seats_left: 20, minimum: null, guaranteed: false, deadline: null, waiting_list: false, prices: null },
      notes: { ar: null, en: null },
    };
    const draft = { ...bare, content: { trip_name: 'Soon' }, departures: [departure] };
    expect(await imported([['program_draft', id, draft]])).toEqual(['new']);
    expect(await programs.getProgram(id)).toMatchObject({ version: 0, created_at, publication: { state: 'draft' } });
    expect(await departures.departuresOfProgram(id)).toMatchObject([{ id: departure.id }]);
    expect(await drafts.listDrafts()).toMatchObject([{ program_id: id, trip_name: 'Soon' }]);
    expect(await imported([['program_draft', id, draft]])).toEqual(['same']);
  });

  it('replace a draft, change nothing that visitors see, and leave plans alone', async () => {
    const id = uuid();
    await programs.createProgram(inputFrom(program()), { id, created_at });
    await drafts.saveDraft(id, { content: { ...program(), trip_name: 'Mine' }, rev: 0, based_on: 1 }, by);
    const theirs = { ...bare, departures: [], content: { ...program(), trip_name: 'Theirs' } };
    expect(await imported([['program_draft', id, theirs]])).toEqual(['changed']);
    expect(await drafts.getDraft(id)).toMatchObject({ content: { trip_name: 'Theirs' }, rev: 2 });
    expect(await programs.getProgram(id)).toMatchObject({ version: 1, texts: inputFrom(program()).texts });
    expect(await departures.departuresOfProgram(id)).toBeUndefined();

    await publications.publishDraft(id, { rev: 2, note: null, publish_at: '2089-01-01T09:00:00.000Z' }, by);
    await expect(imported([['program_draft', id, theirs]])).rejects.toMatchObject({ code: 'publication_planned' });

    const { content } = (await sections.getSection('home')).live;
    await sections.saveDraft('home', { content, rev: 0, based_on: 0 }, by);
    await sitePublications.publishDraft('home', { rev: 1, note: null, publish_at: '2089-01-01T09:00:00.000Z' }, by);
    const other = imported([['section_draft', 'home', { ...content, title: null }]]);
    await expect(other).rejects.toMatchObject({ code: 'publication_planned' });
    expect((await sections.getSection('home')).draft).toMatchObject({ content, plan: { by: { email: by } } });
  });

  it('are what was planned for a program that the import publishes', async () => {
    const id = uuid();
    await programs.createProgram(inputFrom(program()), { id, created_at });
    await drafts.saveDraft(id, { content: { ...program(), trip_name: 'Planned' }, rev: 0, based_on: 1 }, by);
    await publications.publishDraft(id, { rev: 1, note: null, publish_at: '2089-01-01T09:00:00.000Z' }, by);
    const same: Documents = [['program', id, { ...bare, body: program() }]];
    expect(await imported(same)).toEqual(['same']);
    expect((await programs.getProgram(id)).publication).toMatchObject({ planned_version: 2 });

    const body = program({ trip_name: 'Imported' });
    expect(await imported([['program', id, { ...bare, body }]])).toEqual(['changed']);
    const { texts, publication } = await programs.getProgram(id);
    expect([texts.ar.trip_name, publication?.planned_at]).toEqual(['Imported', null]);
    expect(await drafts.getDraft(id)).toMatchObject({ content: { trip_name: 'Planned' }, based_on: 1 });
  });
});
