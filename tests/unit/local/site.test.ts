import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { screenMatcher } from '../../../infra/local/site/screens.ts';
import { createSite } from '../../../infra/local/site.ts';
import { ObjectStore } from '../../../infra/local/storage/objects.ts';
import { served } from './served.ts';
import { temporaryFolder } from './temporary-folder.ts';

const boot = 'document.documentElement.lang = "ar"';
const page = `<!doctype html><script>${boot}</script><script type="application/json" id="__data">{}</script>
<script type="module" src="/assets/app.js"></script><p>${'text '.repeat(400)}</p>`;
const script = `console.log(${JSON.stringify('x'.repeat(3000))})`;

let folder: string;
let origin: string;
let photos: ObjectStore;

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'site/assets'), { recursive: true });
  await mkdir(join(folder, 'site/terms'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'site/.sources'), 'secret');
  await writeFile(join(folder, 'site/index.html'), page);
  await writeFile(join(folder, 'site/terms/index.html'), '<h1>Terms</h1>');
  await writeFile(join(folder, 'site/assets/app.js'), script);
  photos = new ObjectStore(join(folder, 'photos'));
  const options = { screenPatterns: ['/', '/program/:id'], connect: ['http://storage.example'], photos };
  origin = await served(createSite({ folder: join(folder, 'site'), ...options }));
});

it('serves pages with revalidation and assets for a year', async () => {
  const html = await fetch(`${origin}/`);
  expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html.headers.get('cache-control')).toBe('no-cache');
  const asset = await fetch(`${origin}/assets/app.js`);
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('answers 304 to its own validator, with and without compression', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const etag = (await fetch(`${origin}/`, { headers })).headers.get('etag') ?? '';
    expect((await fetch(`${origin}/`, { headers: { ...headers, 'If-None-Match': etag } })).status).toBe(304);
    expect((await fetch(`${origin}/`, { headers: { ...headers, 'If-None-Match': '"other"' } })).status).toBe(200);
  }
});

it('compresses with the best encoding the browser takes', async () => {
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

it('answers the part of a film that a player asks for', async () => {
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

it('answers the shell: 200 for a screen, 404 for any other page', async () => {
  const statusOf = async (path: string) => {
    const response = await fetch(`${origin}${path}`);
    return [response.status, (await response.text()).startsWith('<!doctype html>')];
  };
  expect(await statusOf('/program/123')).toEqual([200, true]);
  expect(await statusOf('/program/')).toEqual([404, true]);
  expect(await statusOf('/nothing/here')).toEqual([404, true]);
  expect(await statusOf('/missing.png')).toEqual([404, false]);
  expect(await (await fetch(`${origin}/terms`)).text()).toBe('<h1>Terms</h1>');
});

it('allows the inline boot script by its hash, the storage and nothing else', async () => {
  const policy = (await fetch(`${origin}/`)).headers.get('content-security-policy') ?? '';
  const hash = createHash('sha256').update(boot).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("connect-src 'self' http://storage.example;");
  expect(policy).toContain('frame-src https://www.openstreetmap.org;');
  expect(policy).toContain("frame-ancestors 'none'");
});

it('sends the security headers with every answer', async () => {
  for (const path of ['/', '/assets/app.js', '/missing.png', '/nothing']) {
    const { headers } = await fetch(`${origin}${path}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  }
});

it('never leaves its folder and shows no hidden file', async () => {
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

it('serves photos as dead files for a year', async () => {
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

it('reads a file again when a build has replaced it', async () => {
  await fetch(`${origin}/terms`);
  await writeFile(join(folder, 'site/terms/index.html'), '<h1>New terms</h1>');
  expect(await (await fetch(`${origin}/terms`)).text()).toBe('<h1>New terms</h1>');
});

it('matches screens as the router does', () => {
  const isScreen = screenMatcher(['/', '/program/:id', '/admin/*', '/a.b']);
  const paths = ['/', '/program/1', '/program/1/', '/admin', '/admin/x/y', '/a.b'];
  expect(paths.filter(isScreen)).toEqual(paths);
  expect(['/program', '/program/1/2', '/administration', '/axb'].filter(isScreen)).toEqual([]);
});
