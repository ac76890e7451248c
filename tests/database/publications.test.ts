import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DepartureBody } from '#contracts/api/departures';
import { inputOf } from '#contracts/api/program-edge';
import { keptVersions } from '#contracts/api/program-limits';
import { ProgramBody } from '#contracts/api/programs';
import { inDays, program } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';

let close: () => Promise<void>;
let publications: typeof import('../../functions/logic/publications/publications.ts');
let offered: typeof import('../../functions/logic/offered-programs.ts');
let programs: typeof import('../../functions/data/programs.ts');
let versions: typeof import('../../functions/data/program-versions.ts');
let due: typeof import('../../functions/logic/publications/publish-due.ts');
let asOf: typeof import('../../functions/logic/publications/as-of.ts').asOf;

const by = 'staff@rihla.example';

beforeAll(async () => {
  ({ close } = await openTestDatabase());
  publications = await import('../../functions/logic/publications/publications.ts');
  offered = await import('../../functions/logic/offered-programs.ts');
  programs = await import('../../functions/data/programs.ts');
  versions = await import('../../functions/data/program-versions.ts');
  due = await import('../../functions/logic/publications/publish-due.ts');
  ({ asOf } = await import('../../functions/logic/publications/as-of.ts'));
});
afterAll(() => close());

const input = (changes = {}) => inputOf(ProgramBody.parse(program(changes)));
const content = (trip_name: string) => ({ ...program({ trip_name }) });
const nameOf = async (id: string) => (await offered.getProgram(id)).texts.ar.trip_name;
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const nothingPlanned = {
  state: 'published',
  planned_at: null,
  planned_version: null,
  planned_until: null,
  unpublish_at: null,
} as const;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
const later = () => inSeconds(60);

async function planned(trip_name: string, publish_at: string) {
  const { id } = await programs.createProgram(input());
  await versions.saveDraft(id, { content: content(trip_name), based_on: 1, by }, 0);
  await publications.publishDraft(id, { rev: 1, note: null, publish_at }, by);
  return id;
}

/** A planned program whose time has come since the job has run. */
async function overdue(trip_name: string) {
  const id = await planned(trip_name, at(50_000));
  const { publication } = await offered.getProgram(id, { forStaff: true });
  expect(publication).toMatchObject({ planned_version: 2 });
  await programs.changePublication(id, { ...nothingPlanned, planned_version: 2, planned_at: at(-1) }, 1);
  return id;
}

it('shows what is due at the read, before and after the job that applies it', async () => {
  const id = await overdue('حان الوقت');
  expect(await nameOf(id)).toBe('حان الوقت');
  expect((await programs.getProgram(id)).version).toBe(1);
  expect(await due.publishDue()).toBe(1);
  expect(await due.publishDue()).toBe(0);
  const { version, publication } = await programs.getProgram(id);
  expect([version, publication?.planned_at]).toEqual([2, null]);
  expect(await nameOf(id)).toBe('حان الوقت');
});

it('shows staff what is due as published, and lets them change it before the job has run', async () => {
  const drafts = await import('../../functions/logic/publications/drafts.ts');
  const { listVersions } = await import('../../functions/logic/publications/versions.ts');
  const id = await overdue('حان الوقت');
  const seen = await offered.getProgram(id, { forStaff: true });
  expect(seen).toMatchObject({ version: 2, publication: nothingPlanned });
  const { programs: listed } = await offered.listPrograms({ current: true });
  expect(listed.find((one) => one.id === id)).toMatchObject({ version: 2, publication: nothingPlanned });
  expect((await listVersions(id)).map(({ version }) => version)).toEqual([2, 1]);

  await drafts.saveDraft(id, { content: content('بعد الموعد'), rev: 0, based_on: 2 }, by);
  const after = await publications.publishDraft(id, { rev: 1, note: null, publish_at: null }, by);
  expect([after.version, after.texts.ar.trip_name]).toEqual([3, 'بعد الموعد']);
});

it('takes back nothing that visitors see, though the job has not run', async () => {
  const id = await overdue('حان الوقت');
  const { version } = await publications.changeStanding(id, { change: 'cancel', at: null }, by);
  expect([version, await versions.findDraft(id), await nameOf(id)]).toEqual([2, undefined, 'حان الوقت']);
});

it('shows staff a program as archived once that is due', async () => {
  const { id } = await programs.createProgram(input());
  await programs.changePublication(id, { ...nothingPlanned, unpublish_at: at(-1) }, 1);
  const { publication } = await offered.getProgram(id, { forStaff: true });
  expect(publication).toMatchObject({ state: 'archived', unpublish_at: null });
});

it('publishes nothing that has gone bad by then: what was there stays, and the draft says why', async () => {
  const id = await planned('فات الأوان', at(300));
  const departures = await import('../../functions/data/departures.ts');
  const free = { from_date: inDays(60), nights: 3, prices: { lines: [{ item: 'adult', price_sar: 0 }] } };
  await departures.addDeparture(id, uuid(), DepartureBody.parse(free));
  await new Promise((resolve) => setTimeout(resolve, 400));
  // Before the job and after it.
  expect(await nameOf(id)).toBe(program().trip_name);
  await due.publishDue();
  await due.publishDue();
  expect(await nameOf(id)).toBe(program().trip_name);
  const { version, publication } = await programs.getProgram(id);
  expect([version, publication]).toMatchObject([1, { state: 'published', planned_at: null, planned_version: null }]);
  const draft = await versions.findDraft(id);
  expect(draft).toMatchObject({ content: { trip_name: 'فات الأوان' }, based_on: 1, saved_by: by });
  expect(draft?.refused?.issues.map(({ code }) => code)).toEqual(['price_of_zero']);
  // The next save is another draft.
  const saved = await versions.saveDraft(id, { content: content('أخرى'), based_on: 1, by }, draft?.rev ?? 0);
  expect(saved.refused).toBeNull();
});

it('takes a program from the site when that is due', async () => {
  const { id } = await programs.createProgram(input());
  await publications.changeStanding(id, { change: 'archive', at: at(200) }, by);
  await expect.poll(() => nameOf(id).catch(({ code }) => code)).toBe('program_not_found');
  await due.publishDue(later());
  expect((await programs.getProgram(id)).publication).toMatchObject({ state: 'archived', unpublish_at: null });
});

/** A program with a planned version, which leaves the site at a time. */
async function leaving({ publish_at, until }: { publish_at: string; until: string }) {
  const id = await planned('يعود بعد غيابه', publish_at);
  await publications.changeStanding(id, { change: 'archive', at: until }, by);
  return id;
}

const standing = async (id: string, now: Date) => {
  const { version, texts, publication } = await asOf(await programs.getProgram(id), now);
  return { version, name: texts.ar.trip_name, ...publication };
};
const back = { ...nothingPlanned, version: 2, name: 'يعود بعد غيابه' };

it('keeps a plan for after the program has left the site, and puts it there again', async () => {
  const publish_at = at(100_000);
  const id = await leaving({ publish_at, until: at(50_000) });
  const away = { ...nothingPlanned, state: 'archived', planned_at: publish_at, planned_version: 2 };
  expect(await standing(id, inSeconds(60))).toMatchObject({ ...away, version: 1 });
  expect(await standing(id, inSeconds(110))).toEqual(back);
  await due.publishDue(inSeconds(60));
  expect((await programs.getProgram(id)).publication).toEqual(away);
  expect(await standing(id, inSeconds(110))).toEqual(back);
  await due.publishDue(inSeconds(110));
  expect(await programs.getProgram(id)).toMatchObject({ version: 2, publication: nothingPlanned });
  expect(await nameOf(id)).toBe('يعود بعد غيابه');
});

it('applies what is due in its order, though the job comes late', async () => {
  const comesBack = await leaving({ publish_at: at(100_000), until: at(50_000) });
  const leaves = await leaving({ publish_at: at(50_000), until: at(100_000) });
  const archived = { ...back, state: 'archived' };
  expect(await standing(comesBack, inSeconds(110))).toEqual(back);
  expect(await standing(leaves, inSeconds(110))).toEqual(archived);
  await due.publishDue(inSeconds(110));
  expect(await standing(comesBack, new Date())).toEqual(back);
  expect(await standing(leaves, new Date())).toEqual(archived);
});

/** A program with a plan that has an end. */
async function plannedUntil({ publish_at, unpublish_at }: { publish_at: string; unpublish_at: string }) {
  const { id } = await programs.createProgram(input());
  await versions.saveDraft(id, { content: content('يعود بعد غيابه'), based_on: 1, by }, 0);
  await publications.publishDraft(id, { rev: 1, note: null, publish_at, unpublish_at }, by);
  return id;
}

it('applies the end of a plan with its publication, in the job and before it', async () => {
  const [publish_at, unpublish_at] = [at(50_000), at(100_000)];
  const id = await plannedUntil({ publish_at, unpublish_at });
  const plan = { state: 'published', planned_at: publish_at, planned_version: 2, planned_until: unpublish_at };
  expect((await programs.getProgram(id)).publication).toEqual({ ...plan, unpublish_at: null });
  const shown = { ...back, unpublish_at };
  const gone = { ...back, state: 'archived' };
  expect([await standing(id, inSeconds(60)), await standing(id, inSeconds(110))]).toEqual([shown, gone]);
  await due.publishDue(inSeconds(60));
  expect((await programs.getProgram(id)).publication).toEqual({ ...nothingPlanned, unpublish_at });
  expect(await standing(id, inSeconds(110))).toEqual(gone);
  await due.publishDue(inSeconds(110));
  expect(await standing(id, new Date())).toEqual(gone);
  expect(await due.publishDue(inSeconds(110))).toBe(0);
});

it('loses nothing if the job runs first when both times of a plan have passed', async () => {
  const { listVersions } = await import('../../functions/logic/publications/versions.ts');
  const id = await plannedUntil({ publish_at: at(50_000), unpublish_at: at(100_000) });
  await due.publishDue(inSeconds(110));
  expect(await standing(id, new Date())).toEqual({ ...back, state: 'archived' });
  expect(await nameOf(id).catch(({ code }) => code)).toBe('program_not_found');
  expect((await listVersions(id)).map(({ version }) => version)).toEqual([2, 1]);
});

it('puts the end of a plan in the place of one that was set before, and of none that comes first', async () => {
  const times = { publish_at: at(50_000), unpublish_at: at(100_000) };
  for (const [until, then] of [
    [at(70_000), { ...back, unpublish_at: times.unpublish_at }],
    [at(20_000), { ...back, unpublish_at: times.unpublish_at }],
  ] as const) {
    const { id } = await programs.createProgram(input());
    await publications.changeStanding(id, { change: 'archive', at: until }, by);
    await versions.saveDraft(id, { content: content('يعود بعد غيابه'), based_on: 1, by }, 0);
    await publications.publishDraft(id, { rev: 1, note: null, ...times }, by);
    expect((await programs.getProgram(id)).publication?.unpublish_at).toBe(until);
    expect(await standing(id, inSeconds(80))).toEqual(then);
    expect((await standing(id, inSeconds(30))).state).toBe(until < at(30_000) ? 'archived' : 'published');
  }
});

it('cancels the end of a plan with it, and keeps one that was set before', async () => {
  const until = at(70_000);
  const { id } = await programs.createProgram(input());
  await publications.changeStanding(id, { change: 'archive', at: until }, by);
  await versions.saveDraft(id, { content: content('لن يظهر'), based_on: 1, by }, 0);
  const times = { publish_at: at(50_000), unpublish_at: at(100_000) };
  await publications.publishDraft(id, { rev: 1, note: null, ...times }, by);
  const later = at(120_000);
  await publications.changeStanding(id, { change: 'archive', at: later }, by);
  expect((await programs.getProgram(id)).publication).toMatchObject({ planned_until: later, unpublish_at: until });
  await publications.changeStanding(id, { change: 'cancel', at: null }, by);
  expect((await programs.getProgram(id)).publication).toEqual({ ...nothingPlanned, unpublish_at: until });
});

it('keeps a set end when something is published at once, or gives it another', async () => {
  const { id } = await programs.createProgram(input());
  const [until, other] = [at(50_000), at(100_000)];
  await publications.changeStanding(id, { change: 'archive', at: until }, by);
  const publish = async (based_on: number, unpublish_at?: string) => {
    await versions.saveDraft(id, { content: content(`${based_on}`), based_on, by }, 0);
    const asked = { rev: 1, note: null, publish_at: null, ...(unpublish_at && { unpublish_at }) };
    return (await publications.publishDraft(id, asked, by)).publication?.unpublish_at;
  };
  expect([await publish(1), await publish(2, other)]).toEqual([until, other]);
  await due.publishDue(inSeconds(60));
  expect((await programs.getProgram(id)).publication).toEqual({ ...nothingPlanned, unpublish_at: other });
});

it('leaves out what was cancelled before it was due', async () => {
  const id = await planned('لن يظهر', at(50_000));
  await publications.changeStanding(id, { change: 'cancel', at: null }, by);
  await due.publishDue(later());
  expect(await nameOf(id)).toBe(program().trip_name);
});

it('replaces no plan that was made since the program was read', async () => {
  const id = await planned('في الموعد', at(50_000));
  const overtaken = programs.replaceProgram(id, input(), { from: 1, to: 3 });
  await expect(overtaken).rejects.toMatchObject({ code: 'version_conflict' });
  expect((await programs.getProgram(id)).publication).toMatchObject({ planned_version: 2 });
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
