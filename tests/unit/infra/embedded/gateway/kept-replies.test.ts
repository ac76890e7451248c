import { beforeEach, describe, expect, it } from 'vitest';
import { serveGateway } from './serve-gateway.ts';

let origin: string;
let change: () => void;

beforeEach(async () => {
  ({ origin, change } = await serveGateway());
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}/api/kept/${path}`, { headers });
/** The number of the function's call that made the reply. */
const callOf = async (path: string, headers?: Record<string, string>) =>
  (await (await ask(path, headers)).text()).slice(0, 1);

describe('a reply that shared caches may keep', () => {
  it('comes from one call of the function, until what it shows changes', async () => {
    const together = await Promise.all(Array.from({ length: 20 }, () => callOf('one')));
    expect(new Set(together)).toEqual(new Set(['1']));
    expect(await callOf('one?unknown=1')).toBe('1');
    change();
    expect([await callOf('one'), await callOf('one')]).toEqual(['2', '2']);
  });

  it('is another one for another path or parameter', async () => {
    expect([await callOf('one'), await callOf('two'), await callOf('one?a=1')]).toEqual(['1', '2', '3']);
  });

  it('is compressed for those who accept it, with the same headers for the others', async () => {
    for (const coding of ['gzip', 'identity', 'gzip']) {
      const { headers, status } = await ask('one', { 'Accept-Encoding': coding });
      expect([status, headers.get('etag'), headers.get('vary')]).toEqual([200, '"of-one"', 'Accept-Encoding']);
      expect(headers.get('content-encoding')).toBe(coding === 'gzip' ? 'gzip' : null);
    }
  });

  it('is 304 for a caller who has it, and whole for the next one', async () => {
    const unchanged = await ask('one', { 'If-None-Match': 'W/"of-one"' });
    expect([unchanged.status, unchanged.headers.get('etag'), await unchanged.text()]).toEqual([304, '"of-one"', '']);
    expect(unchanged.headers.get('content-type')).toBeNull();
    expect((await ask('one', { 'If-None-Match': '"older"' })).status).toBe(200);
    expect(await callOf('one')).toBe('1');
  });

  it('is not kept if it is a problem', async () => {
    const english = await ask('gone', { 'accept-language': 'en' });
    expect([english.status, english.headers.get('x-language')]).toEqual([404, 'en']);
    expect((await ask('gone', { 'accept-language': 'ar' })).headers.get('x-language')).toBe('ar');
  });

  it('has no body for HEAD', async () => {
    const head = await fetch(`${origin}/api/kept/one`, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '2000', '']);
  });
});
