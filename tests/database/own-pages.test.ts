import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { by, forgetCalls, rendered } from '../support/publishing.ts';
import { openSiteContent } from '../support/site-content-database.ts';

const { bucket, read, run, sections, save, publish, write, empty, close } = await openSiteContent();
const { pageOnDemand } = await import('../../functions/logic/publishing/page-on-demand.ts');

const texts = (text: string) => ({ ar: `${text} ع`, en: text });
const page = (name: string, more: object = {}) => ({
  ...{ name, archived: false, title: texts('Visas'), summary: texts('All of them'), effective: null },
  ...{ text: texts('## Europe'), ...more },
});

const ask = (path: string) => pageOnDemand(path, by('1'));

beforeEach(empty);
afterAll(close);

describe('a page of the agency’s own', () => {
  it('is written alone, with its data and its place in the sitemap', async () => {
    await run();
    forgetCalls();
    await publish('page-1', page('visa-list'));
    await write();
    expect(rendered.toSorted()).toEqual(['ar /p/visa-list', 'en /p/visa-list']);
    expect(JSON.parse((await read('data/p/visa-list.json')) ?? '').data).toMatchObject({
      title: texts('Visas'),
      text: { en: [{ of: 'h2', in: ['Europe'] }] },
    });
    expect(await read('data/site/pages.json')).not.toContain('Europe');
    expect(await read('sitemap.xml')).toContain('/p/visa-list?lang=en</loc>');
  });

  it('is removed once it is archived, and comes back', async () => {
    await run();
    await bucket.put('ar/not-found.html', Buffer.from('none'), { contentType: 'text/html' });
    await publish('page-1', page('visa-list'));
    await write();
    await publish('page-1', page('visa-list', { archived: true }));
    await write();
    expect(await read('ar/p/visa-list.html')).toBeUndefined();
    expect(await read('data/p/visa-list.json')).toBeUndefined();
    expect(await read('sitemap.xml')).not.toContain('/p/');
    expect(await ask('/ar/p/visa-list.html')).toMatchObject({ status: 404, body: expect.stringContaining('ar /-') });
    await publish('page-1', page('visa-list'));
    await write();
    expect(await read('ar/p/visa-list.html')).toContain('ar /p/visa-list');
  });

  it('leads from each former name to its present one, until another page has that', async () => {
    await run();
    await publish('page-1', page('visas'));
    await publish('page-1', page('visa-guide'));
    const { live } = await publish('page-1', page('visa-list', { former: ['admin', 'stolen'] }));
    expect(live.content).toMatchObject({ former: ['visa-guide', 'visas'] });
    await write();
    expect(await read('en/p/visas.html')).toBeUndefined();
    expect(await ask('/en/p/visas.html')).toMatchObject({ status: 301, location: '/p/visa-list' });
    expect(await ask('/en/p/stolen.html')).toMatchObject({ status: 404 });
    await publish('page-2', page('visas'));
    await write();
    expect(await read('en/p/visas.html')).toContain('en /p/visas');
    expect(await read('en/p/visa-guide.html')).toBeUndefined();
  });

  it('has a name of its own', async () => {
    await publish('page-1', page('visas'));
    const taken = { issues: [{ field: 'name', code: 'page_name_taken' }] };
    await expect(publish('page-2', page('visas'))).rejects.toMatchObject(taken);
    await publish('page-1', page('visas', { archived: true }));
    await publish('page-2', page('visas'));
    await expect(publish('page-1', page('visas'))).rejects.toMatchObject(taken);
  });

  it('is listed once somebody has written it, with what its draft says', async () => {
    const known = async () => (await sections.listSections()).filter(({ id }) => id.startsWith('page-'));
    expect(await known()).toEqual([]);
    await save('page-3', { name: null, title: { ar: 'عمرة' } });
    expect(await known()).toMatchObject([
      { id: 'page-3', version: 0, page: { name: '', title: { ar: 'عمرة', en: '' }, archived: false } },
    ]);
    await expect(sections.getSection('page-31')).rejects.toMatchObject({ code: 'site_section_not_found' });
  });
});

describe('an old address', () => {
  it('leads where the list says, and else to the page that there is nothing', async () => {
    await run();
    await publish('redirects', {
      items: [
        { from: '/عمرة', to: '/p/visas?a=1' },
        { from: '/about.html', to: '/#about' },
      ],
    });
    forgetCalls();
    await write();
    expect(rendered).toEqual([]);
    expect(await ask('/moved/en/%D8%B9%D9%85%D8%B1%D8%A9/')).toMatchObject({ status: 301, location: '/p/visas?a=1' });
    expect(await ask('/about.html')).toMatchObject({ status: 301, location: '/#about' });
    expect(await ask('/moved/en/other')).toMatchObject({ status: 404, language: 'en' });
    for (const path of ['/moved/xx/other', '/moved', '/moved/', '/other.html']) {
      expect(await ask(path), path).toMatchObject({ status: 404, body: 'Not found\n' });
    }
  });
});
