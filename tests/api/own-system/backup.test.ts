import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, message, program } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { outbox } from '../../support/outbox.ts';
import { type Stack, type StackOptions, startStack } from '../../support/stack.ts';

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rihla-backups-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command like its npm script. */
const run = (command: 'backup' | 'restore', dataDir: string, ...parameters: string[]) =>
  promisify(execFile)(process.execPath, [`scripts/${command}.ts`, ...parameters], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => stdout + stderr,
  );

async function start(options: StackOptions): Promise<{ stack: Stack; staff: Client }> {
  const stack = await startStack(options);
  const staff = new Client(stack.url);
  expect((await staff.signIn(stack.adminEmail, stack.adminPassword)).status).toBe(201);
  return { stack, staff };
}

async function addProgram(staff: Client): Promise<string> {
  const { id } = (await staff.post('/programs', program())).json.data;
  const linkPictures = async () => (await staff.get(`/programs/${id}`)).json.data.link_pictures;
  await eventually(async () => expect(await linkPictures()).toBeDefined());
  const withoutCover = await linkPictures();
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#e8a033' } });
  const form = new FormData();
  form.set('program_id', id);
  form.set('image', new Blob([Buffer.from(await picture.jpeg().toBuffer())], { type: 'image/jpeg' }), 'alula.jpg');
  await staff.post('/programs/photos', form);
  await eventually(async () => expect((await staff.get(`/programs/${id}`)).json.data.photos).toHaveLength(1));
  await eventually(async () => expect(await linkPictures()).not.toEqual(withoutCover));
  return id;
}

/** Gives a program departures, a second version and a draft. */
async function offer(staff: Client, programId: string): Promise<void> {
  const departure = { id: uuid(), from_date: inDays(60), nights: 3, capacity: 8, seats_left: 2 };
  expect((await staff.post(`/programs/${programId}/departures`, { departures: [departure] })).status).toBe(201);
  const { version } = (await staff.get(`/programs/${programId}/current`)).json.data;
  await staff.put(`/programs/${programId}`, { ...program({ description: 'أخرى' }), version });
  const draft = { content: program({ trip_name: 'مسودة' }), rev: 0, based_on: version + 1 };
  expect((await staff.put(`/programs/${programId}/draft`, draft)).status).toBe(200);
}

/** Everything that staff and visitors see. */
async function everything(url: string, staff: Client, programId: string) {
  const { photos, ...rest } = (await staff.get(`/programs/${programId}`)).json.data;
  const photo = await fetch(url + photos[0]);
  const linkPicture = await fetch(url + rest.link_pictures.en);
  const { data: team } = (await staff.get('/team')).json;
  const of = async (path: string) => (await staff.get(`/programs/${programId}${path}`)).json.data;
  return {
    program: rest,
    offer: [await of('/departures'), await of('/versions'), await of('/draft')],
    seasons: (await staff.get('/settings/seasons')).json.data,
    linkPicture: [linkPicture.status, Buffer.from(await linkPicture.arrayBuffer()).length],
    photo: [photo.status, photo.headers.get('cache-control'), Buffer.from(await photo.arrayBuffer()).length],
    enquiries: (await staff.get('/requests')).json.data,
    // The sign-in for this request is newer.
    team: team.map((member: object) => ({ ...member, last_sign_in_at: null })),
    activity: (await staff.post('/activity/searches', {})).json.data.filter(
      ({ action }: { action: string }) => action !== 'signed_in',
    ),
  };
}

describe('a backup of the running system', () => {
  it('reproduces the site in an empty folder, mails nobody again, and restores what was deleted', async () => {
    const first = await start({ dataDir: at('first') });
    const programId = await addProgram(first.staff);
    await offer(first.staff, programId);
    const { id } = (await new Client(first.stack.url).post('/messages', message())).json.data;
    await first.staff.patch(`/messages/${id}`, { status: 'in_progress', note: 'Called' });
    await eventually(async () => expect(await outbox(first.stack.url)).toHaveLength(2));
    expect(await run('backup', at('first'), '--to', at('backup'))).toContain('Enquiries: 1 items\n');
    const before = await everything(first.stack.url, first.staff, programId);
    expect(before.activity.length).toBeGreaterThan(1);
    expect(before.offer.map((part) => part?.length ?? part?.rev)).toEqual([2, 2, 1]);
    await first.stack.stop();

    const restored = await run('restore', at('second'), '--from', at('backup'));
    expect(restored).toContain('Enquiries: 1 written\n');
    expect(restored).toContain('Sessions: not in backups; everybody signs in again\n');
    // The account keeps its password, although this start does not know it.
    const second = await start({ dataDir: at('second'), environment: { ADMIN_PASSWORD: '' }, seed: 'covers' });
    expect(await everything(second.stack.url, second.staff, programId)).toEqual(before);
    expect((await second.staff.get('/programs')).json.data).toHaveLength(1);
    await eventually(async () => {
      const log = await readFile(join(at('second'), 'functions.log'), 'utf8');
      expect(log.split('"outcome":"restored"')).toHaveLength(4);
    });
    expect(await outbox(second.stack.url)).toEqual([]);

    // The same into the running system, whose data has changed since.
    await second.staff.delete(`/programs/${programId}`);
    const refused = await run('restore', at('second'), '--from', at('backup'));
    expect(refused).toContain('Nothing was written');
    expect(refused).toContain('\n  Deleted: 1 are not in it\n');
    expect((await second.staff.get(`/programs/${programId}`)).status).toBe(404);
    expect(await run('restore', at('second'), '--from', at('backup'), '--missing')).toContain('Programs: 1 written\n');
    expect((await second.staff.get(`/programs/${programId}/current`)).json.data.trip_name).toBe(program().trip_name);
    await second.stack.stop();
  }, 120_000);

  it('is refused for a folder without data', async () => {
    expect(await run('backup', at('nowhere'), '--to', at('none'))).toContain(`There is no data in ${at('nowhere')}.`);
  });
});
