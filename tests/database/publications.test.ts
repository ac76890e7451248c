import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inputOf } from '#contracts/api/program-edge';
import { keptVersions } from '#contracts/api/program-limits';
import { ProgramBody } from '#contracts/api/programs';
import { program } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';

let close: () => Promise<void>;
let publications: typeof import('../../functions/logic/publications/publications.ts');
let offered: typeof import('../../functions/logic/offered-programs.ts');
let programs: typeof import('../../functions/data/programs.ts');
let versions: typeof import('../../functions/data/program-versions.ts');
let due: typeof import('../../functions/logic/publications/publish-due.ts');

const by = 'staff@rihla.example';

beforeAll(async () => {
  ({ close } = await openTestDatabase());
  publications = await import('../../functions/logic/publications/publications.ts');
  offered = await import('../../functions/logic/offered-programs.ts');
  programs = await import('../../functions/data/programs.ts');
  versions = await import('../../functions/data/program-versions.ts');
  due = await import('../../functions/logic/publications/publish-due.ts');
});
afterAll(() => close());

const input = (changes = {}) => inputOf(ProgramBody.parse(program(changes)));
const content = (trip_name: string) => ({ ...program({ trip_name }) });
const nameOf = async (id: string) => (await offered.getProgram(id)).texts.ar.trip_name;
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const later = () => new Date(Date.now() + 60_000);

async function planned(trip_name: string, publish_at: string) {
  const { id } = await programs.createProgram(input());
  await versions.saveDraft(id, { content: content(trip_name), based_on: 1, by }, 0);
  await publications.publishDraft(id, { rev: 1, note: null, publish_at }, by);
  return id;
}

it('shows what is due at the read, before and after the job that applies it', async () => {
  const id = await planned('حان الوقت', at(300));
  await expect.poll(() => nameOf(id)).toBe('حان الوقت');
  expect((await programs.getProgram(id)).version).toBe(1);
  expect(await due.publishDue()).toBe(1);
  expect(await due.publishDue()).toBe(0);
  const { version, publication } = await programs.getProgram(id);
  expect([version, publication?.planned_at]).toEqual([2, null]);
  expect(await nameOf(id)).toBe('حان الوقت');
});

it('takes a program from the site when that is due', async () => {
  const { id } = await programs.createProgram(input());
  await publications.changeStanding(id, { change: 'archive', at: at(200) }, by);
  await expect.poll(() => nameOf(id).catch(({ code }) => code)).toBe('program_not_found');
  await due.publishDue(later());
  expect((await programs.getProgram(id)).publication).toMatchObject({ state: 'archived', unpublish_at: null });
});

it('leaves out what was cancelled before it was due', async () => {
  const id = await planned('لن يظهر', at(50_000));
  await publications.changeStanding(id, { change: 'cancel', at: null }, by);
  await due.publishDue(later());
  expect(await nameOf(id)).toBe(program().trip_name);
});

it('lists no version that a crash left unused', async () => {
  const { id } = await programs.createProgram(input());
  const orphan = { version: 2, follows: 1, content: content('متروكة'), at: at(0), by, note: null };
  await versions.addVersion(id, orphan);
  await versions.saveDraft(id, { content: content('الصحيحة'), based_on: 1, by }, 0);
  const { version } = await publications.publishDraft(id, { rev: 1, note: null, publish_at: null }, by);
  const { listVersions } = await import('../../functions/logic/publications/versions.ts');
  expect([version, (await listVersions(id)).map((one) => one.version)]).toEqual([3, [3, 1]]);
});

it('publishes once if the draft was left by a crash after its publication', async () => {
  const { id } = await programs.createProgram(input());
  const draft = { content: content('مرة واحدة'), based_on: 1, by };
  await versions.saveDraft(id, draft, 0);
  await publications.publishDraft(id, { rev: 1, note: null, publish_at: null }, by);
  await versions.saveDraft(id, draft, 0);
  const again = await publications.publishDraft(id, { rev: 1, note: null, publish_at: null }, by);
  expect([again.version, await versions.findDraft(id)]).toEqual([2, undefined]);
});

it('keeps the newest versions only', async () => {
  const id = uuid();
  for (let version = 1; version <= keptVersions + 3; version++) {
    await versions.addVersion(id, { version, follows: version - 1, content: {}, at: at(0), by, note: null });
  }
  await versions.pruneVersions(id, keptVersions);
  const kept = (await versions.listVersions(id)).map(({ version }) => version);
  expect([kept.length, kept.at(-1)]).toEqual([keptVersions, 4]);
});
