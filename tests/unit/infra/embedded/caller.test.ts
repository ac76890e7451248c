import { request } from 'node:http';
import { expect, it } from 'vitest';
import { nameCallers, runAs } from '../../../../infra/embedded/permissions/caller.ts';

it('refuses a call whose head has left before the function could be named, and goes on', async () => {
  nameCallers();
  // Node sends the head of such a request at once.
  const headers = { authorization: 'AWS4-HMAC-SHA256 Credential=x', expect: '100-continue' };
  const call = runAs('addPhoto', () => request('http://127.0.0.1:9', { method: 'PUT', headers }));
  const failed = new Promise<Error>((resolve) => call.once('error', resolve));
  expect((await failed).message).toBe("A call of addPhoto left before it had the function's name.");
});
