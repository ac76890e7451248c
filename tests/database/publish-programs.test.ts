import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#contracts/calendar';
import { ProgramBody } from '#contracts/programs';
import type { PageRenderer } from '#contracts/website/renderer';
import { programKey } from '../../functions/data/program-items.ts';
import { validate } from '../../functions/http/validate.ts';
import { createStorage } from '../../infra/embedded/storage/index.ts';
import { ObjectStore } from '../../infra/embedded/storage/objects.ts';
import { type Handle, type Listener, listen } from '../../infra/shared/http/listener.ts';
import { inDays, program } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';

const origin = 'https://www.rihla.example';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let programs: typeof import('../../functions/data/programs.ts');
let moveToDeleted: typeof import('../../functions/data/deleted.ts').moveToDeleted;
let dynamo: typeof import('../../functions/data/dynamo.ts');
let publish: typeof import('../../functions/logic/publish-programs.ts');
let bucket: ObjectStore;
let folder: string;
const listeners: Listener[] = [];

/** The calls of the CDN and of the parameter store that functions use. */
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

/** Renders the content of a page as text, and counts. */
const rendered: string[] = [];
const renderedFor = new Set<string>();
const renderer = (build = '1'): PageRenderer => ({
  build,
  shownPrograms: ({ path, programs, today }) =>
    programs
      .filter(({ id }) => !path.startsWith('/program/') || path.endsWith(id))
      .map(({ trip_name, to_date }) => [trip_name, to_date < today]),
  async renderPage({ path, language, programs, today }) {
    rendered.push(`${language} ${path}`);
    renderedFor.add(today);
    return { html: `${language} ${path} ${programs?.map(({ trip_name }) => trip_name)}`, found: true };
  },
});

const run = (options = {}) => publish.publishPrograms({ renderer: async () => renderer(), ...options });
const read = async (key: string) => (await bucket.get(key))?.bytes.toString();
const add = (trip_name: string) => programs.createProgram(validate(ProgramBody, program({ trip_name })));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rihla-site-'));
  bucket = new ObjectStore(folder);
  database = await openTestDatabase();
  // The functions have one pair of keys, which the database made.
  const { credentials } = database;
  const store = createStorage({ bucket: 'site', objects: bucket, credentials, origins: new Set(), onCreated() {} });
  const fakeCdn = await serve(answerCdn);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `${await serve(store)}/_storage`);
  vi.stubEnv('AWS_ENDPOINT_URL_SSM', fakeCdn);
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFRONT', fakeCdn);
  vi.stubEnv('SITE_BUCKET', 'site');
  vi.stubEnv('SITE_ORIGIN', origin);
  vi.stubEnv('DISTRIBUTION_PARAMETER', '/rihla/dev/distribution-id');
  programs = await import('../../functions/data/programs.ts');
  ({ moveToDeleted } = await import('../../functions/data/deleted.ts'));
  dynamo = await import('../../functions/data/dynamo.ts');
  publish = await import('../../functions/logic/publish-programs.ts');
});

afterAll(async () => {
  await database.close();
  for (const listener of listeners) await listener.close();
  await rm(folder, { recursive: true });
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
    expect(cdn.invalidated).toEqual([
      expect.arrayContaining(['/', '/programs', `/program/${alula}`, `/ar/program/${alula}.html`, '/sitemap.xml']),
    ]);
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

  it('writes every page again with a new build, and for a deployment', async () => {
    await run({ renderer: async () => renderer('2') });
    expect(rendered).toHaveLength(8);
    rendered.length = 0;
    await run({ renderer: async () => renderer('2'), again: true });
    expect(rendered).toHaveLength(8);
    expect(cdn.invalidated.at(-1)).toEqual(['/', '/programs', '/program/*', '/ar/*', '/en/*', '/sitemap.xml']);
  });

  it('writes the pages of an ended program again on the day after its last', async () => {
    const lastDay = inDays(43);
    await run({ renderer: async () => renderer('2'), today: lastDay });
    expect(rendered).toEqual([]);
    const nextDay = addDays(lastDay, 1);
    await run({ renderer: async () => renderer('2'), today: nextDay });
    expect(rendered).toHaveLength(8);
    expect([...renderedFor]).toEqual([nextDay]);
    expect(cdn.invalidated.flat()).toContain(`/program/${alula}`);
    await run({ renderer: async () => renderer('2') });
  });

  it('deletes the pages of a deleted program', async () => {
    await moveToDeleted('program', abha, 'staff@rihla.example');
    await run({ renderer: async () => renderer('2') });
    expect(await read(`ar/program/${abha}.html`)).toBeUndefined();
    expect(await read(`en/program/${abha}.html`)).toBeUndefined();
    expect(await read('en/index.html')).toBe('en / AlUla');
    expect(await read('sitemap.xml')).not.toContain(abha);
    expect(cdn.invalidated.flat()).toContain(`/program/${abha}`);
  });

  it('invalidates later what the CDN could not take', async () => {
    cdn.fails = true;
    await programs.updateProgram(alula, validate(ProgramBody, program({ trip_name: 'AlUla again' })));
    await expect(run({ renderer: async () => renderer('2') })).rejects.toThrow();
    cdn.fails = false;
    await run({ renderer: async () => renderer('2') });
    expect(cdn.invalidated.flat()).toContain(`/program/${alula}`);
  });

  it('keeps the page of a program that cannot be read, and writes the others', async () => {
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

  it('does nothing where the server renders pages itself', async () => {
    vi.stubEnv('SITE_BUCKET', undefined);
    await run({ again: true });
    expect(rendered).toEqual([]);
    vi.stubEnv('SITE_BUCKET', 'site');
  });
});
