import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#contracts/field-kit/calendar';
import type { PageRenderer } from '#contracts/website/renderer';
import { programKey } from '../../functions/data/program-items.ts';
import { inDays } from '../support/bodies.ts';
import {
  by,
  cdn,
  forgetCalls,
  openPublishing,
  origin,
  rendered,
  renderedFor,
  renderedPrograms,
  renderer,
} from '../support/publishing.ts';

const { bucket, publish, moveToDeleted, read, run, add, rename, expectPublished, empty, close } =
  await openPublishing();
const dynamo = await import('../../functions/data/dynamo.ts');

beforeEach(empty);
afterAll(close);

describe('publishing the programs', () => {
  let alula: string;

  beforeEach(async () => {
    alula = (await add('AlUla')).id;
    await run();
    forgetCalls();
  });

  it('writes the pages with programs in both languages and the sitemap, and invalidates them', async () => {
    await empty();
    alula = (await add('AlUla')).id;
    await run();
    expect(await read('ar/index.html')).toBe('ar / AlUla');
    expect(await read('en/programs.html')).toBe('en /programs AlUla');
    expect(await read(`en/program/${alula}.html`)).toBe(`en /program/${alula} AlUla`);
    expect(await read('sitemap.xml')).toContain(`<loc>${origin}/program/${alula}?lang=en</loc>`);
    const page = await bucket.get('ar/index.html');
    expect([page?.contentType, page?.cacheControl]).toEqual(['text/html; charset=utf-8', 'no-cache']);
    expect(JSON.parse((await read(`data/programs/${alula}.json`)) ?? '').data).toMatchObject({
      texts: { ar: { trip_name: 'AlUla' } },
    });
    expect(JSON.parse((await read('data/featured.json')) ?? '').data).toMatchObject([{ id: alula }]);
    expect(cdn.invalidated).toEqual([['/*']]);
  });

  it('writes only changed pages', async () => {
    const abha = (await add('Abha')).id;
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
    await run(by('2'));
    const pages = [...rendered];
    expect(renderedPrograms()).toHaveLength(6);
    expect(pages).toContain('en /contact');
    rendered.length = 0;
    await run({ ...by('2'), again: true });
    expect(rendered.toSorted()).toEqual(pages.toSorted());
    expect(cdn.invalidated.at(-1)).toEqual(['/*']);
  });

  it('rewrites the pages of a program on the day after its last', async () => {
    const lastDay = inDays(43);
    await run({ today: lastDay });
    expect(renderedPrograms()).toEqual([]);
    const nextDay = addDays(lastDay, 1);
    forgetCalls();
    await run({ today: nextDay });
    expect(rendered).toHaveLength(6);
    expect([...renderedFor]).toEqual([nextDay]);
    expect(cdn.invalidated).toEqual([['/*']]);
  });

  it('deletes the pages of a deleted program', async () => {
    const abha = (await add('Abha')).id;
    await run();
    forgetCalls();
    await moveToDeleted('program', abha, 'staff@rihla.example');
    await run();
    expect(await read(`ar/program/${abha}.html`)).toBeUndefined();
    expect(await read(`en/program/${abha}.html`)).toBeUndefined();
    expect(await read('en/index.html')).toBe('en / AlUla');
    expect(await read('sitemap.xml')).not.toContain(abha);
    expect(await read(`data/programs/${abha}.json`)).toBeUndefined();
    expect(cdn.invalidated).toEqual([['/*']]);
  });

  it('invalidates the CDN once, after writing the changes, and fails while the CDN fails', async () => {
    cdn.fails = true;
    await rename(alula, 'AlUla again');
    const refresh = () => publish.refreshCdn([alula], by('2'));
    await expect(refresh()).rejects.toThrow();
    cdn.fails = false;
    await refresh();
    expect(cdn.invalidated).toEqual([['/*']]);
    expect(await read(`en/program/${alula}.html`)).toContain('AlUla again');
  });

  it('keeps the page of an unreadable program, and writes the others', async () => {
    const { id } = await add('Taif');
    await run(by('2'));
    const before = await read(`en/program/${id}.html`);
    expect(before).toContain('Taif');
    await dynamo.updateItem('Programs', programKey(id), { UpdateExpression: 'REMOVE texts' });
    const diriyah = (await add('Diriyah')).id;
    await run(by('2'));
    expect(await read('en/index.html')).toBe('en / Diriyah,AlUla');
    expect(await read(`en/program/${diriyah}.html`)).toContain('Diriyah');
    expect(await read(`en/program/${id}.html`)).toBe(before);

    await moveToDeleted('program', id, 'staff@rihla.example');
    await run(by('2'));
    expect(await read(`en/program/${id}.html`)).toBeUndefined();
  });

  it('writes only the pages of a changed program and those that list it', async () => {
    const [one, other] = [(await add('Tabuk')).id, (await add('Najran')).id];
    await run(by('2'));
    rendered.length = 0;
    cdn.invalidated.length = 0;
    await rename(one, 'Tabuk again');
    await publish.publishChanged([one], by('2'));
    const own = [`/program/${one}`, '/', '/programs'].flatMap((path) => [`ar ${path}`, `en ${path}`]);
    expect(rendered.toSorted()).toEqual(own.toSorted());
    expect(await read(`en/program/${other}.html`)).toContain('Najran');
    expect(cdn.invalidated).toEqual([]);
    rendered.length = 0;
    await publish.publishChanged([one, other], by('2'));
    expect(rendered).toEqual([]);
  });

  it('loses neither of two concurrent changes', async () => {
    const [one, other] = [(await add('Jizan')).id, (await add('Hail')).id];
    await run(by('2'));
    await Promise.all([rename(one, 'Jizan again'), rename(other, 'Hail again')]);
    await Promise.all([one, other, one, other].map((id) => publish.publishChanged([id], by('2'))));
    await expectPublished(one, 'Jizan again');
    await expectPublished(other, 'Hail again');
  });

  it('starts again if another run has published newer data', async () => {
    const [one, other] = [(await add('Arar')).id, (await add('Dammam')).id];
    await run(by('2'));
    const { promise: isReached, resolve: reached } = Promise.withResolvers<void>();
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const slow: PageRenderer = {
      ...renderer('2'),
      async renderPage(page) {
        const made = await renderer('2').renderPage(page);
        // The first run has read the list, and pauses before it writes the home page.
        if (page.path === '/') reached();
        if (page.path === '/') await isReleased;
        return made;
      },
    };
    await rename(one, 'Arar again');
    const first = publish.publishChanged([one], { ...by('2'), renderer: async () => slow });
    await isReached;
    await rename(other, 'Dammam again');
    await publish.publishChanged([other], by('2'));
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
          await publish.publishChanged([id], by('2'));
        }
        return renderer('2').renderPage(page);
      },
    };
    await publish.publishChanged([id], { ...by('2'), renderer: async () => deleting });
    for (const key of [`ar/program/${id}.html`, `en/program/${id}.html`, `data/programs/${id}.json`]) {
      expect(await read(key), key).toBeUndefined();
    }
    expect(await read('en/index.html')).not.toContain('Sakaka');
  });

  it('continues where it stopped when the time was up', async () => {
    const making = { ...by('3'), again: true };
    const first = await publish.publishPrograms({ ...making, isOver: () => true });
    expect(first).toMatchObject({ part: 'data', changed: true });
    let [from, calls] = [first, 1];
    while (from) {
      from = await publish.publishPrograms({ ...making, from, isOver: () => calls++ < 5 });
    }
    expect(await read(`en/program/${alula}.html`)).toContain('AlUla');
    rendered.length = 0;
    await run(by('3'));
    expect(rendered).toEqual([]);
  });

  it('does nothing if the server renders pages itself', async () => {
    vi.stubEnv('SITE_BUCKET', undefined);
    await run({ again: true });
    expect(rendered).toEqual([]);
    vi.stubEnv('SITE_BUCKET', 'site');
  });
});

it('removes the photos of a program that is gone for good from the CDN', async () => {
  vi.stubEnv('PHOTOS_BUCKET', 'site');
  const { removePhotosOf } = await import('../../functions/logic/deleted.ts');
  await removePhotosOf({ programId: 'p1', photos: [] });
  expect(cdn.invalidated).toEqual([['/photos/p1/*']]);
});
