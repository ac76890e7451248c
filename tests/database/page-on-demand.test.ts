import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { select } from '#catalogue/select';
import type { PageRenderer } from '#contracts/website/renderer';
import { forgetCalls, openPublishing, rendered, renderer } from '../support/publishing.ts';

const { bucket, programs, moveToDeleted, read, run, add, close } = await openPublishing();
const demand = await import('../../functions/logic/publishing/page-on-demand.ts');

beforeEach(forgetCalls);
afterAll(close);

describe('a file that is not in the bucket', () => {
  const whole: PageRenderer = {
    ...renderer('4'),
    renderPage: async ({ path, language, programs, extent }) => {
      rendered.push(`${language} ${path}`);
      return {
        html: `${language} ${path} ${extent?.query.page} ${programs?.map(({ texts }) => texts.ar.trip_name)}`,
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
    await run({ renderer: async () => whole, select });
    await bucket.put('en/program-not-found.html', Buffer.from('gone'), { contentType: 'text/html' });
  });

  it('is made on demand: a page of the list in both languages, and its data', async () => {
    expect(await read('en/programs.html')).toMatch(/^en \/programs 1 P26,.*,P3$/);
    expect(await ask('/ar/programs/all/all/all/any/any/any/any/any/newest/2.html')).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
      language: 'ar',
      body: 'ar /programs 2 P2,P1',
    });
    expect(await dataAt('/data/programs/all/all/all/any/any/any/any/any/newest/2.json')).toMatchObject({
      query: { page: 2 },
      total: 26,
      pages: 2,
      programs: [{ texts: { ar: { trip_name: 'P2' } } }, { texts: { ar: { trip_name: 'P1' } } }],
    });
    expect((await ask('/en/programs/europe/all/all/any/any/any/any/any/newest/1.html')).body).toBe('en /programs 1 ');
  });

  it('is the same below the prefix of the lists that readers come to', async () => {
    const path = '/ar/programs/all/all/all/any/any/any/any/any/newest/2.html';
    expect(await ask(`/lists${path}`)).toEqual(await ask(path));
  });

  it('may be a list with further filters, whose share is its own', async () => {
    const path = '/ar/programs/all/all/all/any/any/any/any/4/newest/1.html';
    expect((await ask(`/filtered${path}`)).body).toMatch(/^ar \/programs 1 P26,/);
    const data = await dataAt('/filtered/data/programs/all/all/all/any/10-up/any/any/any/newest/1.json');
    expect(data).toMatchObject({ matching: 0, total: 26, programs: [] });
    expect(data.options.counts.nights.any).toBe(26);
    expect(await ask('/filtered/ar/programs/all/all/all/any/any/any/any/11/newest/1.html')).toMatchObject({
      status: 404,
    });
  });

  it('leads from a place or a time that nothing has to the list without it', async () => {
    const moved = async (where: string, when: string) =>
      (await ask(`/filtered/en/programs/europe/all/${where}/${when}/4-6/any/any/any/cheapest/3.html`)).location;
    const without = '/programs?destination=europe&nights=4-6&order=cheapest&lang=en';
    expect(await moved('zz-nowhere', 'any')).toBe(without);
    expect(await moved('all', '2020-01')).toBe(without);
    expect(await moved('fr', '0190f3a2-0000-7000-8000-000000000001')).toBe(without);
  });

  it('leads from after the end of a list to its last page, in the same language', async () => {
    const moved = async (path: string) => {
      const { status, location, body } = await ask(path);
      return { status, location, body };
    };
    expect(await moved('/en/programs/all/all/all/any/any/any/any/any/newest/3.html')).toEqual({
      ...{ status: 302, location: '/programs?page=2&lang=en', body: '' },
    });
    expect((await moved('/ar/programs/europe/all/all/any/any/any/any/any/newest/200.html')).location).toBe(
      '/programs?destination=europe&lang=ar',
    );
  });

  it('has the status 404 for a missing program', async () => {
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
