import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import type { Program } from '#contracts/programs';
import { missingProgram, pageAt } from '#contracts/website/pages';
import type { PageRequest } from '#contracts/website/renderer';
import { currentPrograms } from '../../../../../infra/shared/website/current-programs.ts';
import { createLivePages } from '../../../../../infra/shared/website/live-pages.ts';
import { served } from './served.ts';

/** An API with these programs, a stopped clock, and a renderer that records its requests. */
async function system() {
  const api = { names: ['AlUla', 'Abha'], fails: false, calls: 0 };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    api.calls += 1;
    const last = new URL(request.url ?? '', 'http://api').searchParams.get('cursor') ?? '0';
    const [program] = api.names.slice(Number(last)).map((trip_name) => ({ id: trip_name.toLowerCase(), trip_name }));
    const next = Number(last) + 1;
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
  const requests: PageRequest[] = [];
  const pages = createLivePages({
    renderer: {
      renderPage: async (request) => {
        if (renderer.fails) throw new Error('broken');
        requests.push(request);
        const names = (request.programs as Program[]).map(({ trip_name }) => trip_name);
        return { html: `${request.language} ${request.path} ${names}`, found: true };
      },
    },
    programs: currentPrograms(await served(handle), () => clock.now),
    origin: 'http://localhost',
    today: () => clock.today,
  });
  const read = async (path: string) => (await pages.find(pageAt(path), 'en'))?.file?.bytes.toString();
  return { api, clock, renderer, requests, pages, read };
}

it('shows the current programs, of all pages of the list, and reads them once a second at most', async () => {
  const { api, clock, requests, read } = await system();
  const texts = await Promise.all(['/', '/programs', '/program/abha', '/'].map(read));
  expect(texts).toEqual([
    'en / AlUla,Abha',
    'en /programs AlUla,Abha',
    'en /program/abha AlUla,Abha',
    'en / AlUla,Abha',
  ]);
  expect(api.calls).toBe(2);
  expect(requests).toHaveLength(3);

  api.names = ['AlUla'];
  expect(await read('/')).toBe('en / AlUla,Abha');
  clock.now += 1000;
  expect(await read('/')).toBe('en / AlUla');
});

it('keeps the rendered pages while the programs stay the same', async () => {
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

it('recognises programs that do not exist', async () => {
  const { pages } = await system();
  expect(await pages.find(pageAt('/program/unknown'), 'ar')).toEqual(missingProgram);
});

it('serves other pages as built, and all pages while the API fails', async () => {
  const { api, clock, pages, read } = await system();
  expect(await pages.find(pageAt('/terms'), 'ar')).toBeUndefined();
  expect(api.calls).toBe(0);
  api.fails = true;
  for (const path of ['/', '/program/unknown']) expect(await pages.find(pageAt(path), 'ar')).toBeUndefined();
  api.fails = false;
  clock.now += 1000;
  expect(await read('/')).toBe('en / AlUla,Abha');
});

it('lists the current programs in the sitemap, and serves it as built while the API fails', async () => {
  const { api, clock, pages } = await system();
  expect((await pages.sitemap())?.bytes.toString()).toContain('<loc>http://localhost/program/abha?lang=en</loc>');
  api.fails = true;
  clock.now += 1000;
  expect(await pages.sitemap()).toBeUndefined();
});

it('serves a page as built when it cannot be rendered, and tries again', async () => {
  const { renderer, read } = await system();
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderer.fails = true;
  expect(await read('/')).toBeUndefined();
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
  renderer.fails = false;
  expect(await read('/')).toBe('en / AlUla,Abha');
});
