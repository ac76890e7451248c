import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#contracts/calendar';
import { ProgramBody } from '#contracts/programs';
import type { PageRenderer } from '#contracts/website/renderer';
import { factsOf, select } from '../../frontend/features/programs/selection.ts';
import { programKey } from '../../functions/data/program-items.ts';
import { validate } from '../../functions/http/validate.ts';
import type { ObjectStore } from '../../infra/embedded/storage/objects.ts';
import { type Handle, type Listener, listen } from '../../infra/shared/http/listener.ts';
import { inDays, program } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';
import { openSiteStorage } from '../support/site-storage.ts';

const origin = 'https://www.rihla.example';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let programs: typeof import('../../functions/data/programs.ts');
let moveToDeleted: typeof import('../../functions/data/deleted.ts').moveToDeleted;
let dynamo: typeof import('../../functions/data/dynamo.ts');
let publish: typeof import('../../functions/logic/publish-programs.ts');
let demand: typeof import('../../functions/logic/page-on-demand.ts');
let storage: Awaited<ReturnType<typeof openSiteStorage>>;
let bucket: ObjectStore;
const listeners: Listener[] = [];

/** Fakes the CDN and the parameter store for the functions. */
const cdn = { distribution: 'E1' as string | undefined, fails: false, invalidated: [] as string[][] };

async function answerCdn(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (request.headers['x-amz-target']) {
    const found = { Parameter: { Name: 'id', Value: cdn.distribution } };
    response.writeHead(cdn.distribution ? 200 : 400, { 'Content-Type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(cdn.distribution ? found : { __type: 'ParameterNotFound' }));
    return;
  }
  if (!cdn.fails) cdn.invalidated.push([...body.matchAll(/<Path>([^<]*)</g)].map(([, path = '']) => path));
  response.writeHead(cdn.fails ? 403 : 201, { 'Content-Type': 'text/xml' });
  response.end(
    cdn.fails ? '<ErrorResponse><Error><Code>AccessDenied</Code></Error></ErrorResponse>' : '<Invalidation/>',
  );
}

/** Renders a page's content as text, and counts the calls. */
const rendered: string[] = [];
const renderedFor = new Set<string>();
const renderer = (build = '1'): PageRenderer => ({
  build,
  factsOf,
  inShort: (_, all) => [...all],
  select({ path, list, today }, catalogue) {
    const shown = catalogue.filter(({ id }) => !path.startsWith('/program/') || path.endsWith(id));
    const extent = list && { query: list, total: shown.length, matching: shown.length, pages: 1 };
    const day = shown.map(({ to_date }) => to_date < today).join();
    return { ids: shown.map(({ id }) => id), day, ...(extent && { list: extent }) };
  },
  async renderPage({ path, language, programs, today }) {
    rendered.push(`${language} ${path}`);
    renderedFor.add(today);
    return { html: `${language} ${path} ${programs?.map(({ trip_name }) => trip_name)}`, found: true };
  },
});

const run = (options = {}) => publish.publishPrograms({ renderer: async () => renderer(), ...options });
const read = async (key: string) => (await bucket.get(key))?.bytes.toString();
const rename = (id: string, trip_name: string) =>
  programs.updateProgram(id, validate(ProgramBody, program({ trip_name })));

/** Expects the program's current state everywhere. */
async function expectPublished(id: string, name: string) {
  for (const key of [
    `ar/program/${id}.html`,
    'ar/index.html',
    'en/index.html',
    'en/programs.html',
    'data/featured.json',
  ]) {
    expect(await read(key), key).toContain(name);
  }
  expect(JSON.parse((await read(`data/programs/${id}.json`)) ?? '').data.trip_name).toBe(name);
}

const add = (trip_name: string) => programs.createProgram(validate(ProgramBody, program({ trip_name })));

beforeAll(async () => {
  database = await openTestDatabase();
  // The functions have one pair of keys, which the database has created.
  storage = await openSiteStorage({ credentials: database.credentials, buckets: ['site'] });
  bucket = storage.stores.get('site') as ObjectStore;
  const fakeCdn = await serve(answerCdn);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', storage.url);
  vi.stubEnv('AWS_ENDPOINT_URL_SSM', fakeCdn);
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFRONT', fakeCdn);
  vi.stubEnv('SITE_BUCKET', 'site');
  vi.stubEnv('SITE_ORIGIN', origin);
  vi.stubEnv('DISTRIBUTION_PARAMETER', '/rihla/dev/distribution-id');
  programs = await import('../../functions/data/programs.ts');
  ({ moveToDeleted } = await import('../../functions/data/deleted.ts'));
  dynamo = await import('../../functions/data/dynamo.ts');
  publish = await import('../../functions/logic/publish-programs.ts');
  demand = await import('../../functions/logic/page-on-demand.ts');
});

afterAll(async () => {
  await database.close();
  for (const listener of listeners) await listener.close();
  await storage.close();
});

async function serve(handle: Handle): Promise<string> {
  const listener = await listen({ host: '127.0.0.1', port: 0 });
  listeners.push(listener);
  listener.serve(handle);
  return `http://127.0.0.1:${listener.port}`;
}

beforeEach(() => {
  rendered.length = 0;
  renderedFor.clear();
  cdn.invalidated.length = 0;
  cdn.fails = false;
});

describe('publishing the programs', () => {
  let alula: string;
  let abha: string;

  it('writes the pages with programs in both languages and the sitemap, and invalidates them', async () => {
    alula = (await add('AlUla')).id;
    await run();
    expect(await read('ar/index.html')).toBe('ar / AlUla');
    expect(await read('en/programs.html')).toBe('en /programs AlUla');
    expect(await read(`en/program/${alula}.html`)).toBe(`en /program/${alula} AlUla`);
    expect(await read('sitemap.xml')).toContain(`<loc>${origin}/program/${alula}?lang=en</loc>`);
    const page = await bucket.get('ar/index.html');
    expect([page?.contentType, page?.cacheControl]).toEqual(['text/html; charset=utf-8', 'no-cache']);
    expect(JSON.parse((await read(`data/programs/${alula}.json`)) ?? '').data).toMatchObject({ trip_name: 'AlUla' });
    expect(JSON.parse((await read('data/featured.json')) ?? '').data).toMatchObject([{ id: alula }]);
    expect(cdn.invalidated).toEqual([['/*']]);
  });

  it('writes only changed pages', async () => {
    abha = (await add('Abha')).id;
    await run();
    expect(rendered).not.toContain(`ar /program/${alula}`);
    expect(rendered).toContain(`ar /program/${abha}`);
    expect(await read('ar/index.html')).toBe('ar / Abha,AlUla');
    rendered.length = 0;
    cdn.invalidated.length = 0;
    await run();
    expect([rendered, cdn.invalidated]).toEqual([[], []]);
  });

  it('rewrites every page for a new build or a deployment', async () => {
    await run({ renderer: async () => renderer('2') });
    expect(rendered).toHaveLength(8);
    rendered.length = 0;
    await run({ renderer: async () => renderer('2'), again: true });
    expect(rendered).toHaveLength(8);
    expect(cdn.invalidated.at(-1)).toEqual(['/*']);
  });

  it('rewrites the pages of a program on the day after its last', async () => {
    const lastDay = inDays(43);
    await run({ renderer: async () => renderer('2'), today: lastDay });
    expect(rendered).toEqual([]);
    const nextDay = addDays(lastDay, 1);
    await run({ renderer: async () => renderer('2'), today: nextDay });
    expect(rendered).toHaveLength(8);
    expect([...renderedFor]).toEqual([nextDay]);
    expect(cdn.invalidated).toEqual([['/*']]);
    await run({ renderer: async () => renderer('2') });
  });

  it('deletes the pages of a deleted program', async () => {
    await moveToDeleted('program', abha, 'staff@rihla.example');
    await run({ renderer: async () => renderer('2') });
    expect(await read(`ar/program/${abha}.html`)).toBeUndefined();
    expect(await read(`en/program/${abha}.html`)).toBeUndefined();
    expect(await read('en/index.html')).toBe('en / AlUla');
    expect(await read('sitemap.xml')).not.toContain(abha);
    expect(await read(`data/programs/${abha}.json`)).toBeUndefined();
    expect(cdn.invalidated).toEqual([['/*']]);
  });

  it('invalidates the CDN once, after writing the changes, and fails while the CDN fails', async () => {
    cdn.fails = true;
    await programs.updateProgram(alula, validate(ProgramBody, program({ trip_name: 'AlUla again' })));
    const refresh = () => publish.refreshCdn([alula], { renderer: async () => renderer('2') });
    await expect(refresh()).rejects.toThrow();
    cdn.fails = false;
    await refresh();
    expect(cdn.invalidated).toEqual([['/*']]);
    expect(await read(`en/program/${alula}.html`)).toContain('AlUla again');
  });

  it('keeps the page of an unreadable program, and writes the others', async () => {
    const { id } = await add('Taif');
    await run({ renderer: async () => renderer('2') });
    const before = await read(`en/program/${id}.html`);
    expect(before).toContain('Taif');
    await dynamo.updateItem('Programs', programKey(id), { UpdateExpression: 'REMOVE city' });
    const diriyah = (await add('Diriyah')).id;
    await run({ renderer: async () => renderer('2') });
    expect(await read('en/index.html')).toBe('en / Diriyah,AlUla again');
    expect(await read(`en/program/${diriyah}.html`)).toContain('Diriyah');
    expect(await read(`en/program/${id}.html`)).toBe(before);

    await moveToDeleted('program', id, 'staff@rihla.example');
    await run({ renderer: async () => renderer('2') });
    expect(await read(`en/program/${id}.html`)).toBeUndefined();
  });

  it('writes only the pages of a changed program and those that list it', async () => {
    const [one, other] = [(await add('Tabuk')).id, (await add('Najran')).id];
    await run({ renderer: async () => renderer('2') });
    rendered.length = 0;
    cdn.invalidated.length = 0;
    await rename(one, 'Tabuk again');
    await publish.publishChanged([one], { renderer: async () => renderer('2') });
    const own = [`/program/${one}`, '/', '/programs'].flatMap((path) => [`ar ${path}`, `en ${path}`]);
    expect(rendered.toSorted()).toEqual(own.toSorted());
    expect(await read(`en/program/${other}.html`)).toContain('Najran');
    expect(cdn.invalidated).toEqual([]);
    rendered.length = 0;
    await publish.publishChanged([one, other], { renderer: async () => renderer('2') });
    expect(rendered).toEqual([]);
  });

  it('loses neither of two concurrent changes', async () => {
    const [one, other] = [(await add('Jizan')).id, (await add('Hail')).id];
    await run({ renderer: async () => renderer('2') });
    await Promise.all([rename(one, 'Jizan again'), rename(other, 'Hail again')]);
    await Promise.all(
      [one, other, one, other].map((id) => publish.publishChanged([id], { renderer: async () => renderer('2') })),
    );
    await expectPublished(one, 'Jizan again');
    await expectPublished(other, 'Hail again');
  });

  it('starts again if another run has published newer data', async () => {
    const [one, other] = [(await add('Arar')).id, (await add('Dammam')).id];
    await run({ renderer: async () => renderer('2') });
    const { promise: isReached, resolve: reached } = Promise.withResolvers<void>();
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const slow: PageRenderer = {
      ...renderer('2'),
      async renderPage(page) {
        const made = await renderer('2').renderPage(page);
        // It has read the list, and pauses before it writes the home page.
        if (page.path === '/') reached();
        if (page.path === '/') await isReleased;
        return made;
      },
    };
    await rename(one, 'Arar again');
    const first = publish.publishChanged([one], { renderer: async () => slow });
    await isReached;
    await rename(other, 'Dammam again');
    await publish.publishChanged([other], { renderer: async () => renderer('2') });
    release();
    await first;
    await expectPublished(one, 'Arar again');
    await expectPublished(other, 'Dammam again');
  });

  it('leaves no file of a program that is deleted while its pages are written', async () => {
    const { id } = await add('Sakaka');
    let isDeleted = false;
    const deleting: PageRenderer = {
      ...renderer('2'),
      async renderPage(page) {
        if (page.path.endsWith(id) && !isDeleted) {
          isDeleted = true;
          await moveToDeleted('program', id, 'staff@rihla.example');
          await publish.publishChanged([id], { renderer: async () => renderer('2') });
        }
        return renderer('2').renderPage(page);
      },
    };
    await publish.publishChanged([id], { renderer: async () => deleting });
    for (const key of [`ar/program/${id}.html`, `en/program/${id}.html`, `data/programs/${id}.json`]) {
      expect(await read(key), key).toBeUndefined();
    }
    expect(await read('en/index.html')).not.toContain('Sakaka');
  });

  it('continues where it stopped when the time was up', async () => {
    const making = { renderer: async () => renderer('3'), again: true };
    const first = await publish.publishPrograms({ ...making, isOver: () => true });
    expect(first).toMatchObject({ part: 'data', changed: true });
    let [from, calls] = [first, 1];
    while (from) {
      from = await publish.publishPrograms({ ...making, from, isOver: () => calls++ < 5 });
    }
    expect(await read(`en/program/${alula}.html`)).toContain('AlUla again');
    rendered.length = 0;
    await run({ renderer: async () => renderer('3') });
    expect(rendered).toEqual([]);
  });

  it('does nothing if the server renders pages itself', async () => {
    vi.stubEnv('SITE_BUCKET', undefined);
    await run({ again: true });
    expect(rendered).toEqual([]);
    vi.stubEnv('SITE_BUCKET', 'site');
  });
});

describe('a file that is not in the bucket', () => {
  const whole: PageRenderer = {
    ...renderer('4'),
    select,
    renderPage: async ({ path, language, programs, extent }) => {
      rendered.push(`${language} ${path}`);
      return {
        html: `${language} ${path} ${extent?.query.page} ${programs?.map(({ trip_name }) => trip_name)}`,
        found: true,
      };
    },
  };
  const ask = (path: string) => demand.pageOnDemand(path, { renderer: async () => whole });
  const dataAt = async (path: string) => JSON.parse((await ask(path)).body).data;
  let ids: string[];

  beforeAll(async () => {
    for (const id of await programs.allProgramIds()) await moveToDeleted('program', id, 'staff@rihla.example');
    const added: string[] = [];
    for (let count = 1; count <= 26; count++) added.push((await add(`P${count}`)).id);
    ids = added.toReversed();
    await run({ renderer: async () => whole });
    await bucket.put('en/program-not-found.html', Buffer.from('gone'), { contentType: 'text/html' });
  });

  it('is made on demand: a page of the list in both languages, and its data', async () => {
    expect(await read('en/programs.html')).toMatch(/^en \/programs 1 P26,.*,P3$/);
    expect(await ask('/ar/programs/all/all/newest/2.html')).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
      language: 'ar',
      body: 'ar /programs 2 P2,P1',
    });
    expect(await dataAt('/data/programs/all/all/newest/2.json')).toMatchObject({
      query: { page: 2 },
      total: 26,
      pages: 2,
      programs: [{ trip_name: 'P2' }, { trip_name: 'P1' }],
    });
    expect((await ask('/en/programs/europe/all/newest/1.html')).body).toBe('en /programs 1 ');
  });

  it('has the status 404 after the end of the list and for a missing program', async () => {
    expect(await ask('/en/programs/all/all/newest/3.html')).toMatchObject({ status: 404, language: 'en' });
    expect(await ask('/en/program/unknown.html')).toMatchObject({ status: 404, body: 'gone' });
    for (const path of [
      '/data/programs/unknown.json',
      '/data/programs/unknown/similar.json',
      '/en/x.html',
      '/x.txt',
      '/',
    ]) {
      expect(await ask(path), path).toMatchObject({ status: 404, body: 'Not found\n' });
    }
  });

  it('may contain the programs similar to another', async () => {
    const similar = await dataAt(`/data/programs/${ids[5]}/similar.json`);
    expect(similar).toHaveLength(3);
    expect(similar.map(({ id }: { id: string }) => id)).not.toContain(ids[5]);
  });

  it('is served with the headers of a page', async () => {
    const { handler } = await import('../../functions/site/page-on-demand.ts');
    expect(await handler({ path: '/en/program/unknown.html' })).toMatchObject({
      statusCode: 404,
      headers: { 'Cache-Control': 'no-store', 'Content-Language': 'en', 'X-Content-Type-Options': 'nosniff' },
      body: 'gone',
    });
  });
});

it('removes the photos of a program that is gone for good from the CDN', async () => {
  vi.stubEnv('PHOTOS_BUCKET', 'site');
  const { removePhotosOf } = await import('../../functions/logic/deleted.ts');
  await removePhotosOf({ programId: 'p1', photos: [] });
  expect(cdn.invalidated).toEqual([['/photos/p1/*']]);
});
