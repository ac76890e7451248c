import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Program } from '#contracts/api/programs';
import { contentSecurityPolicy } from '#contracts/website/headers';
import { originPlaceholder } from '#contracts/website/origin-placeholder';
import { createSite, type SiteOptions } from '../../../../../infra/common/website/index.ts';
import { createLivePages } from '../../../../../infra/common/website/live-pages.ts';
import { ObjectStore } from '../../../../../infra/embedded/storage/objects.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { program } from '../../../logic/catalogue/program.ts';
import { served } from './served.ts';

const boot = 'document.documentElement.lang = "ar"';
const page = (title: string) =>
  `<!doctype html><link rel="canonical" href="${originPlaceholder}/"><h1>${title}</h1><p>${'text '.repeat(400)}</p>`;
const pages = ['index', 'terms', 'program', 'program-not-found', 'not-found', 'admin'];
const script = `console.log(${JSON.stringify('x'.repeat(3000))})`;

let folder: string;
let origin: string;
let photos: ObjectStore;

const options = (): SiteOptions => ({
  folder: join(folder, 'site'),
  origin: 'https://rihla.example',
  bootScript: boot,
  connect: ['http://storage.example'],
  photos,
});

/** Status and title of the page at an address. */
async function pageOf(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}${address}`, { headers });
  const [, title] = (await response.text()).match(/<h1>(.*)<\/h1>/) ?? [];
  return [response.status, title];
}

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'site/assets'), { recursive: true });
  for (const language of ['ar', 'en']) {
    await mkdir(join(folder, 'site', language));
    for (const name of pages) {
      await writeFile(join(folder, 'site', language, `${name}.html`), page(`${name} ${language}`));
    }
  }
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'site/.sources'), 'secret');
  await writeFile(join(folder, 'site/assets/app.js'), script);
  photos = new ObjectStore(join(folder, 'photos'));
  origin = await served(createSite(options()));
});

it('serves pages with revalidation and assets for a year', async () => {
  const html = await fetch(`${origin}/`);
  expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html.headers.get('cache-control')).toBe('no-cache');
  const asset = await fetch(`${origin}/assets/app.js`);
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('answers 304 to its own ETag, with and without compression', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const etag = (await fetch(`${origin}/`, { headers })).headers.get('etag') ?? '';
    expect((await fetch(`${origin}/`, { headers: { ...headers, 'If-None-Match': etag } })).status).toBe(304);
    expect((await fetch(`${origin}/`, { headers: { ...headers, 'If-None-Match': '"other"' } })).status).toBe(200);
  }
});

it('compresses with the best encoding the browser accepts', async () => {
  const encodingOf = async (accepted: string) => {
    const response = await fetch(`${origin}/assets/app.js`, { headers: { 'Accept-Encoding': accepted } });
    expect(await response.text()).toBe(script);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    return response.headers.get('content-encoding');
  };
  expect(await encodingOf('gzip, deflate, br')).toBe('br');
  expect(await encodingOf('gzip, br;q=0')).toBe('gzip');
  expect(await encodingOf('identity')).toBeNull();
});

it('answers a range of a film', async () => {
  await writeFile(join(folder, 'site/assets/film.mp4'), '0123456789');
  const part = async (headers: Record<string, string>) => {
    const response = await fetch(`${origin}/assets/film.mp4`, { headers });
    return [response.status, response.headers.get('content-range'), await response.text()];
  };
  expect(await part({})).toEqual([200, null, '0123456789']);
  expect(await part({ Range: 'bytes=2-4' })).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await part({ Range: 'bytes=2-4', 'If-Range': '"older"' })).toEqual([200, null, '0123456789']);
  expect(await part({ Range: 'bytes=10-' })).toEqual([416, 'bytes */10', '']);
});

it('serves each address with its page, and unknown ones with 404', async () => {
  expect(await pageOf('/')).toEqual([200, 'index ar']);
  expect(await pageOf('/terms')).toEqual([200, 'terms ar']);
  expect(await pageOf('/program/123')).toEqual([200, 'program ar']);
  expect(await pageOf('/admin/requests')).toEqual([200, 'admin ar']);
  expect(await pageOf('/admin/nothing')).toEqual([404, 'admin ar']);
  expect(await pageOf('/nothing/here')).toEqual([404, 'not-found ar']);
  expect(await pageOf('/ar/terms')).toEqual([404, 'not-found ar']);
  for (const path of ['/missing.png', '/ar/terms.html']) expect(await pageOf(path), path).toEqual([404, undefined]);
});

it('serves the page for unknown addresses however fast they are asked for', async () => {
  const asked = await Promise.all(Array.from({ length: 300 }, (_, index) => pageOf(`/nowhere-${index}`)));
  expect(new Set(asked.map(String))).toEqual(new Set(['404,not-found ar']));
});

it('uses the requested language, else the preferred one, else Arabic', async () => {
  const preference = { Cookie: 'a=b; preferred-language=en' };
  expect(await pageOf('/terms', preference)).toEqual([200, 'terms en']);
  expect(await pageOf('/nothing', preference)).toEqual([404, 'not-found en']);
  expect(await pageOf('/terms?lang=ar', preference)).toEqual([200, 'terms ar']);
  expect(await pageOf('/terms?lang=xx', { Cookie: 'preferred-language=xx' })).toEqual([200, 'terms ar']);
});

it('stores the requested language, and sends Vary', async () => {
  const asked = await fetch(`${origin}/terms?lang=en`);
  expect(asked.headers.getSetCookie()).toEqual([
    'preferred-language=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  ]);
  expect(asked.headers.get('vary')).toBe('Accept-Encoding, Cookie');
  expect(asked.headers.get('content-language')).toBe('en');
  expect((await fetch(`${origin}/terms`)).headers.getSetCookie()).toEqual([]);
  const etag = asked.headers.get('etag') ?? '';
  const other = await fetch(`${origin}/terms?lang=ar`, { headers: { 'If-None-Match': etag } });
  expect(other.status).toBe(200);
});

it('inserts its origin into pages', async () => {
  expect(await (await fetch(`${origin}/`)).text()).toContain('href="https://rihla.example/"');
});

it('has one policy for all pages: the boot script, the storage, the map and nothing else', async () => {
  const policies = await Promise.all(
    ['/', '/terms?lang=en', '/nothing'].map(async (path) =>
      (await fetch(`${origin}${path}`)).headers.get('content-security-policy'),
    ),
  );
  expect(new Set(policies)).toEqual(
    new Set([
      contentSecurityPolicy({ ...options(), bootScriptHash: createHash('sha256').update(boot).digest('base64') }),
    ]),
  );
});

it('sends security headers with every reply', async () => {
  for (const path of ['/', '/assets/app.js', '/missing.png', '/nothing']) {
    const { headers } = await fetch(`${origin}${path}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  }
});

it('serves no file outside its folder and no hidden file', async () => {
  for (const path of [
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.sources',
    '/%00',
    '/%',
  ]) {
    expect(await (await fetch(`${origin}${path}`)).text(), path).not.toContain('secret');
  }
});

it('answers HEAD without a body and refuses other methods', async () => {
  const head = await fetch(`${origin}/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const post = await fetch(`${origin}/`, { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('serves photos for a year with a policy that runs nothing', async () => {
  await photos.put('photos/p/1.svg', Buffer.from('<svg/>'), { contentType: 'image/svg+xml' });
  const { status, headers } = await fetch(`${origin}/photos/p/1.svg`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/svg+xml');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`${origin}/photos/p/2.svg`)).status).toBe(404);
  expect((await fetch(`${origin}/photos/..%2f..%2fsecret`)).status).toBe(404);
});

it('reads a file again after a build', async () => {
  await fetch(`${origin}/terms`);
  await writeFile(join(folder, 'site/ar/terms.html'), '<h1>New terms</h1>');
  expect(await pageOf('/terms')).toEqual([200, 'New terms']);
});

it('serves the built list, whatever part the address names, while the programs are unknown', async () => {
  for (const language of ['ar', 'en']) {
    await writeFile(join(folder, 'site', language, 'programs.html'), page(`programs ${language}`));
  }
  expect(await pageOf('/programs?page=2')).toEqual([200, 'programs ar']);
  expect(await pageOf('/programs?order=cheapest&lang=en')).toEqual([200, 'programs en']);
});

it('serves the sitemap with the current programs, else the built one', async () => {
  await writeFile(join(folder, 'site/sitemap.xml'), `<loc>${originPlaceholder}/</loc>`);
  const asBuilt = await fetch(`${origin}/sitemap.xml`);
  expect(asBuilt.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await asBuilt.text()).toBe('<loc>https://rihla.example/</loc>');

  let programs: Program[] | undefined = [program({ id: '7' })];
  const livePages = createLivePages({
    renderer: { renderPage: () => Promise.reject(new Error('No page was asked for')) },
    programs: async () => programs,
    seasons: async () => undefined,
    sections: async () => undefined,
    origin: 'https://rihla.example',
  });
  const live = await served(createSite({ ...options(), livePages }));
  expect(await (await fetch(`${live}/sitemap.xml`)).text()).toContain('<loc>https://rihla.example/program/7</loc>');
  programs = undefined;
  expect(await (await fetch(`${live}/sitemap.xml`)).text()).toBe('<loc>https://rihla.example/</loc>');
});
