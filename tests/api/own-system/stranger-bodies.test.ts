import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendSlowly } from '../../support/send-slowly.ts';
import { type Stack, startStack } from '../../support/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack?.stop());

describe('a caller without a session', () => {
  it('is refused a large body before a byte of it is read', async () => {
    const megabytes = { 'Content-Length': String(9 * 1024 * 1024), 'X-Client': 'web' };
    const json = { ...megabytes, 'Content-Type': 'application/json' };
    const form = { ...megabytes, 'Content-Type': 'multipart/form-data; boundary=x' };
    expect(await sendSlowly(stack.url, '/api/messages', json)).toMatchObject({ status: 413 });
    expect(await sendSlowly(stack.url, '/api/programs/photos', form)).toMatchObject({ status: 401 });
    const forged = { ...form, Cookie: 'session=forged' };
    expect(await sendSlowly(stack.url, '/api/programs/photos', forged)).toMatchObject({ status: 401 });
  });

  it('is cut off in the middle of a body without a length', async () => {
    const chunked = { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/json', 'X-Client': 'web' };
    const chunk = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`;
    const parts = Array.from({ length: 6 }, () => chunk);
    expect(await sendSlowly(stack.url, '/api/messages', chunked, parts)).toMatchObject({ status: 413 });
  });

  it('has ten seconds for a body, however small its declared length', async () => {
    const headers = { 'Content-Length': '100', 'Content-Type': 'application/json', 'X-Client': 'web' };
    const { status, milliseconds } = await sendSlowly(stack.url, '/api/messages', headers, ['{']);
    expect(status).toBe(408);
    expect(milliseconds).toBeGreaterThan(9_000);
    expect(milliseconds).toBeLessThan(14_000);
  });
});

it('serves the lists of releases and of published pages at no address', async () => {
  for (const path of ['/.published.json', '/%2epublished.json', '/releases/current.json', '/releases/', '/.sources']) {
    expect((await fetch(stack.url + path)).status, path).toBe(404);
  }
});
