import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { defaultSeasons } from '#contracts/api/default-seasons';
import type { Program } from '#contracts/api/programs';
import type { Season } from '#contracts/api/seasons';
import type { PublishedSections } from '#contracts/api/site-sections';
import { addDays } from '#contracts/field-kit/calendar';
import { dataAt } from '#contracts/website/data-at';
import { missingProgram, pageAt } from '#contracts/website/pages';
import type { PageRequest } from '#contracts/website/renderer';
import { currentPrograms } from '../../../../../infra/common/website/current-programs.ts';
import { createLivePages } from '../../../../../infra/common/website/live-pages.ts';
import { program as body } from '../../../../support/bodies.ts';
import { served } from './served.ts';

/** An API with these programs, a stopped clock by which they change each second, and a renderer that records its requests. */
async function system() {
  const api = { names: ['AlUla', 'Abha'], fails: false, calls: 0, answered: async () => {} };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    api.calls += 1;
    const last = new URL(request.url ?? '', 'http://api').searchParams.get('cursor') ?? '0';
    const [program] = api.names.slice(Number(last)).map((trip_name) => ({
      ...body({ trip_name }),
      id: trip_name.toLowerCase(),
      photos: [],
      photo_records: [],
      updated_at: '2026-11-01T00:00:00.000Z',
    }));
    const next = Number(last) + 1;
    await api.answered();
    response.writeHead(api.fails ? 500 : 200, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify({
        data: program ? [program] : [],
        ...(next < api.names.length && { next_cursor: String(next) }),
      }),
    );
  };
  const clock = { now: 0, today: '2026-11-22' };
  const renderer = { fails: false };
  const dated: { seasons: readonly Season[] | undefined } = { seasons: undefined };
  const said: { sections: PublishedSections | undefined } = { sections: undefined };
  const requests: PageRequest[] = [];
  const pages = createLivePages({
    renderer: {
      renderPage: async (request) => {
        if (renderer.fails) throw new Error('broken');
        requests.push(request);
        const names = ((request.programs ?? []) as Program[]).map(({ texts }) => texts.ar.trip_name);
        return { html: `${request.language} ${request.path} ${names}`, found: true };
      },
    },
    programs: currentPrograms(await served(handle), () => clock.now / 1000, { now: () => clock.now }),
    seasons: async () => dated.seasons,
    sections: async () => said.sections,
    origin: 'http://localhost',
    today: () => clock.today,
  });
  const at = (address: string): [string, URLSearchParams] => {
    const { pathname, searchParams } = new URL(address, 'http://site');
    return [pathname, searchParams];
  };
  const find = (address: string) => pages.find(pageAt(...at(address)), 'en');
  const read = async (address: string) => {
    const found = await find(address);
    return found && 'file' in found ? found.file?.bytes.toString() : undefined;
  };
  const data = async (address: string) => {
    const asked = dataAt(...at(address));
    const file = asked && (await pages.data(asked));
    return file && JSON.parse(file.bytes.toString()).data;
  };
  return { api, clock, dated, renderer, requests, pages, find, read, data };
}

it('shows the current programs of all pages of the list, and reads them at most once a second', async () => {
  const { api, clock, requests, read } = await system();
  const texts = await Promise.all(['/', '/programs', '/program/abha', '/'].map(read));
  expect(texts).toEqual([
    'en / AlUla,Abha',
    'en /programs AlUla,Abha',
    'en /program/abha Abha,AlUla',
    'en / AlUla,Abha',
  ]);
  expect(api.calls).toBe(2);
  expect(requests).toHaveLength(3);

  api.names = ['AlUla'];
  expect(await read('/')).toBe('en / AlUla,Abha');
  clock.now += 1000;
  expect(await read('/')).toBe('en / AlUla');
});

it('shows at once what has changed while the programs were read', async () => {
  const { api, clock, read } = await system();
  api.names = ['AlUla'];
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  api.answered = () => {
    begun.resolve();
    return goOn.promise;
  };
  const before = read('/');
  await begun.promise;
  api.names = ['Tabuk'];
  clock.now += 1;
  const after = Promise.all([read('/'), read('/')]);
  goOn.resolve();
  expect(await before).toBe('en / AlUla');
  expect(await after).toEqual(['en / Tabuk', 'en / Tabuk']);
  // The two readers share one read.
  expect(api.calls).toBe(2);
});

it('asks an API that fails once a second', async () => {
  const { api, clock, read } = await system();
  api.fails = true;
  for (const passed of [0, 500, 499]) {
    clock.now += passed;
    expect(await read('/')).toBeUndefined();
  }
  expect(api.calls).toBe(1);
  api.fails = false;
  clock.now += 1;
  expect(await read('/')).toBe('en / AlUla,Abha');
});

it('keeps the rendered pages while the programs do not change', async () => {
  const { clock, requests, read } = await system();
  await read('/');
  clock.now += 5000;
  await read('/');
  expect(requests).toHaveLength(1);
});

it('renders the pages again on a new day', async () => {
  const { clock, requests, read } = await system();
  await read('/');
  clock.today = '2026-11-23';
  await read('/');
  expect(requests.map(({ today }) => today)).toEqual(['2026-11-22', '2026-11-23']);
});

it('gives the list the seasons of which a day is to come, and renders it again when they change', async () => {
  const { clock, dated, requests, read, data } = await system();
  const [first, last] = defaultSeasons.filter(({ kind }) => kind === 'eid_fitr') as [Season, Season];
  dated.seasons = [last, first];
  clock.today = first.to;
  await read('/programs');
  await read('/');
  expect(requests.map(({ seasons }) => seasons)).toEqual([[first, last], undefined]);
  expect(await data('/data/seasons.json')).toEqual([first, last]);

  dated.seasons = [last];
  await read('/programs?type=group');
  expect(await data('/data/seasons.json')).toEqual([last]);
  dated.seasons = [first, last];
  clock.today = addDays(first.to, 1);
  await read('/programs');
  expect(requests.slice(2).map(({ seasons }) => seasons)).toEqual([[last], [last]]);
  expect(await data('/data/seasons.json')).toEqual([last]);
});

it('shows the programs while the seasons are unknown', async () => {
  const { read, data } = await system();
  expect(await read('/programs')).toBe('en /programs AlUla,Abha');
  expect(await data('/data/seasons.json')).toBeUndefined();
});

it('recognises programs that do not exist', async () => {
  const { pages } = await system();
  expect(await pages.find(pageAt('/program/unknown'), 'ar')).toMatchObject(missingProgram);
});

it('serves all pages as built while the API fails, the console’s too', async () => {
  const { api, clock, pages, read } = await system();
  api.fails = true;
  for (const path of ['/', '/terms', '/admin', '/program/unknown'])
    expect(await pages.find(pageAt(path), 'ar')).toBeUndefined();
  api.fails = false;
  clock.now += 1000;
  expect(await read('/')).toBe('en / AlUla,Abha');
});

it('lists the current programs in the sitemap, and serves it as built while the API fails', async () => {
  const { api, clock, pages } = await system();
  expect((await pages.file('/sitemap.xml'))?.bytes.toString()).toContain(
    '<loc>http://localhost/program/abha?lang=en</loc>',
  );
  api.fails = true;
  clock.now += 1000;
  expect(await pages.file('/sitemap.xml')).toBeUndefined();
});

it('makes the parts of the list, and leads to the last one after its end', async () => {
  const { api, find, read, data } = await system();
  api.names = Array.from({ length: 30 }, (_, index) => `P${index}`);
  expect(await read('/programs')).toBe(`en /programs ${api.names.slice(0, 24)}`);
  expect(await read('/programs?page=2&utm=x')).toBe(`en /programs ${api.names.slice(24)}`);
  expect(await find('/programs?page=2')).toMatchObject({ status: 200 });
  expect(await find('/programs?page=3')).toMatchObject({ status: 302, location: '/programs?page=2&lang=en' });
  expect(await read('/programs?destination=europe')).toBe('en /programs ');
  expect(await data('/data/programs.json?page=2')).toMatchObject({
    query: { destination: 'all', type: 'all', order: 'newest', page: 2 },
    total: 30,
    pages: 2,
    programs: api.names.slice(24).map((trip_name) => ({ texts: { ar: { trip_name } } })),
  });
});

it('serves published data, but none for a program that does not exist', async () => {
  const { api, data } = await system();
  expect(await data('/data/programs/abha.json')).toMatchObject({
    texts: { ar: { trip_name: 'Abha', offer_includes: body().offer_includes } },
  });
  expect(await data('/data/programs/abha/similar.json')).toMatchObject([
    { texts: { ar: { trip_name: 'AlUla', offer_includes: null } } },
  ]);
  expect(await data('/data/featured.json')).toHaveLength(2);
  for (const missing of ['x.json', 'x/similar.json', 'abha/x.json', 'abha']) {
    expect(await data(`/data/programs/${missing}`), missing).toBeUndefined();
  }
  expect(api.calls).toBe(2);
});

it('serves the built page if rendering fails, and retries', async () => {
  const { renderer, read } = await system();
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderer.fails = true;
  expect(await read('/')).toBeUndefined();
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
  renderer.fails = false;
  expect(await read('/')).toBe('en / AlUla,Abha');
});
