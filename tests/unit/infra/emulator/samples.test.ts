import { readdir } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { addSamples } from '../../../../infra/emulator/samples.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { served } from '../common/website/served.ts';

it('adds no samples to a system with programs, and leaves no files', async () => {
  const folder = await temporaryFolder();
  vi.stubEnv('TMPDIR', folder);
  const calls: string[] = [];
  const url = await served(async (request, response) => {
    calls.push(`${request.method} ${request.url}`);
    const data = request.url?.includes('/programs') ? [{ id: 'one' }] : {};
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data }));
  });
  const said: string[] = [];
  const staff = { email: 'staff@rihla.example', password: 'correct horse battery' };
  const stop = await addSamples({ url, staff, say: (text) => said.push(text) });
  vi.unstubAllEnvs();
  await stop();
  expect(calls).toEqual(['POST /api/session', 'GET /api/programs?limit=100', 'DELETE /api/session']);
  expect(said).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});
