import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { message } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { outbox } from '../../support/outbox.ts';
import { startStack } from '../../support/stack.ts';

const pathsIn = async (folder: string) => ['.', ...(await readdir(folder, { recursive: true }))];

async function openToEverybody(folder: string) {
  for (const path of await pathsIn(folder)) await chmod(join(folder, path), 0o755);
}

/** The paths that other users may read, write or enter, with their permissions. */
async function openFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of await pathsIn(folder)) {
    const { mode } = await stat(join(folder, path));
    if (mode & 0o077) found.push(`${path} ${(mode & 0o777).toString(8)}`);
  }
  return found;
}

/** Returns the files that contain a text, including those of the database. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of await pathsIn(folder)) {
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    if (bytes?.includes(text)) found.push(path);
  }
  return found;
}

describe('the data folder', () => {
  it('is closed to other users, including files that an earlier version left open', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rihla-modes-'));
    try {
      const first = await startStack({ dataDir: folder });
      await new Client(first.url).post('/messages', message());
      await eventually(async () => expect(await outbox(first.url)).toHaveLength(2));
      await first.stop();
      await openToEverybody(folder);
      const second = await startStack({ dataDir: folder });
      expect(await openFiles(folder)).toEqual([]);
      await second.stop();
      await writeFile(join(folder, 'notes.txt'), 'not ours', { mode: 0o644 });
      await (await startStack({ dataDir: folder })).stop();
      expect(await openFiles(folder)).toEqual(['notes.txt 644']);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 120_000);

  it('contains neither changed passwords nor those of the settings', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rihla-staff-'));
    const environment = { ADMIN_PASSWORD: '' };
    try {
      const first = await startStack({ dataDir: folder, environment });
      const { email, password } = JSON.parse(await readFile(join(folder, 'staff.json'), 'utf8'));
      const visitor = new Client(first.url);
      expect((await visitor.signIn(email, password)).status).toBe(201);
      await visitor.post('/password-resets', { email });
      let token = '';
      await eventually(async () => {
        const [mail] = await outbox(first.url);
        [, token = ''] = mail?.text.match(/reset-password#token=([\w-]+)/) ?? [];
        expect(token).not.toBe('');
      });
      expect((await visitor.put('/password-resets', { token, password: 'a password of my own' })).status).toBe(200);
      expect(await filesWith(folder, password)).toEqual([]);
      await first.stop();

      const again = await startStack({ dataDir: folder, environment });
      expect((await new Client(again.url).signIn(email, 'a password of my own')).status).toBe(201);
      await again.stop();
      const given = { ADMIN_PASSWORD: 'given by the settings' };
      const third = await startStack({ dataDir: folder, environment: given });
      expect((await new Client(third.url).signIn(email, given.ADMIN_PASSWORD)).status).toBe(201);
      await third.stop();
      for (const clear of [given.ADMIN_PASSWORD, 'a password of my own', password]) {
        expect(await filesWith(folder, clear)).toEqual([]);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 180_000);
});
