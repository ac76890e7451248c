import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import type { Program } from '#contracts/api/programs';
import type { ProgramList } from '#contracts/website/published-data';
import { freePort } from '../../engines/free-port.ts';
import { program } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const [email, password] = ['dev@rihla.example', 'correct horse battery'];

/** Runs `npm run dev`; returns the site's origin. */
async function startDev(): Promise<string> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: new URL(url).port,
      DATA_DIR: await temporaryFolder(),
      SEED: 'none',
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      PASSWORD_COST: '10',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  const ready = Promise.withResolvers<string>();
  // Reads to the end: a process whose output nobody reads any more ends with its next line.
  child.stdout.on('data', (text) => String(text).includes('Staff:') && ready.resolve(url));
  void ended.then(() => ready.reject(new Error('The development server did not start.')));
  return ready.promise;
}

it('serves pages by Vite, the API, and published programs as they are at each moment', {
  timeout: 60_000,
}, async () => {
  const url = await startDev();
  const page = await fetch(`${url}/programs?page=2`, { headers: { Accept: 'text/html' } });
  expect(await page.text()).toContain('/app/main.tsx');

  const staff = new Client(url);
  expect((await staff.signIn(email, password)).status).toBe(201);
  const { id } = (await staff.post('/programs', program({ trip_name: 'Before' }))).json.data;
  const published = async (name: string) =>
    (await fetch(`${url}/data/${name}.json`)).json() as Promise<{ data: unknown }>;
  const names = async () => {
    const { programs } = (await published('programs')).data as ProgramList;
    const one = (await published(`programs/${id}`)).data as Program;
    return [...programs, one].map(({ texts }) => texts.ar.trip_name);
  };
  expect(await names()).toEqual(['Before', 'Before']);
  await staff.put(`/programs/${id}`, program({ trip_name: 'After' }));
  expect(await names()).toEqual(['After', 'After']);
});
