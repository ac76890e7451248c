import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { DepartureBody } from '#contracts/api/departures';
import { keptVersions } from '#contracts/api/program-limits';
import { inDays, program } from '../support/bodies.ts';
import {
  at,
  beforeAllOpenPublications,
  by,
  content,
  input,
  inSeconds,
  nothingPlanned,
  open,
} from '../support/publications-database.ts';

beforeAllOpenPublications();

const later = () => inSeconds(60);

/** A planned program whose time has come since the job has run. */
async function overdue(trip_name: string) {
  const id = await open.planned(trip_name, at(50_000));
  const { publication } = await open.offered.getProgram(id, { forStaff: true });
  expect(publication).toMatchObject({ planned_version: 2 });
  await open.programs.changePublication(id, { ...nothingPlanned, planned_version: 2, planned_at: at(-1) }, 1);
  return id;
}

it('shows what is due at the read, before and after the job that applies it', async () => {
  const id = await overdue('حان الوقت');
  expect(await open.nameOf(id)).toBe('حان الوقت');
  expect((await open.programs.getProgram(id)).version).toBe(1);
  expect(await open.due.publishDue()).toBe(1);
  expect(await open.due.publishDue()).toBe(0);
  const { version, publication } = await open.programs.getProgram(id);
  expect([version, publication?.planned_at]).toEqual([2, null]);
  expect(await open.nameOf(id)).toBe('حان الوقت');
});

it('shows staff what is due as published, and lets them change it before the job has run', async () => {
  const drafts = await import('../../functions/logic/publications/drafts.ts');
  const id = await overdue('حان الوقت');
  const seen = await open.offered.getProgram(id, { forStaff: true });
  expect(seen).toMatchObject({ version: 2, publication: nothingPlanned });
  const { programs: listed } = await open.offered.listPrograms({ current: true });
  expect(listed.find((one) => one.id === id)).toMatchObject({ version: 2, publication: nothingPlanned });
  expect((await open.listVersions(id)).map(({ version }) => version)).toEqual([2, 1]);

  await drafts.saveDraft(id, { content: content('بعد الموعد'), rev: 0, based_on: 2 }, by);
  const after = await open.publications.publishDraft(id, { rev: 1, note: null, publish_at: null }, by);
  expect([after.version, after.texts.ar.trip_name]).toEqual([3, 'بعد الموعد']);
});

it('takes back nothing that visitors see, though the job has not run', async () => {
  const id = await overdue('حان الوقت');
  const { version } = await open.publications.changeStanding(id, { change: 'cancel', at: null }, by);
  expect([version, await open.versions.findDraft(id), await open.nameOf(id)]).toEqual([2, undefined, 'حان الوقت']);
});

it('shows staff a program as archived once that is due', async () => {
  const { id } = await open.programs.createProgram(input());
  await open.programs.changePublication(id, { ...nothingPlanned, unpublish_at: at(-1) }, 1);
  const { publication } = await open.offered.getProgram(id, { forStaff: true });
  expect(publication).toMatchObject({ state: 'archived', unpublish_at: null });
});

it('publishes nothing that has gone bad by then: what was there stays, and the draft says why', async () => {
  const id = await open.planned('فات الأوان', at(300));
  const departures = await import('../../functions/data/departures.ts');
  const free = { from_date: inDays(60), nights: 3, prices: { lines: [{ item: 'adult', price_sar: 0 }] } };
  await departures.addDeparture(id, uuid(), DepartureBody.parse(free));
  await new Promise((resolve) => setTimeout(resolve, 400));
  // Before the job and after it.
  expect(await open.nameOf(id)).toBe(program().trip_name);
  await open.due.publishDue();
  await open.due.publishDue();
  expect(await open.nameOf(id)).toBe(program().trip_name);
  const { version, publication } = await open.programs.getProgram(id);
  expect([version, publication]).toMatchObject([1, { state: 'published', planned_at: null, planned_version: null }]);
  const draft = await open.versions.findDraft(id);
  expect(draft).toMatchObject({ content: { trip_name: 'فات الأوان' }, based_on: 1, saved_by: by });
  expect(draft?.refused?.issues.map(({ code }) => code)).toEqual(['price_of_zero']);
  // The next save is another draft.
  const saved = await open.versions.saveDraft(id, { content: content('أخرى'), based_on: 1, by }, draft?.rev ?? 0);
  expect(saved.refused).toBeNull();
});

it('takes a program from the site when that is due', async () => {
  const { id } = await open.programs.createProgram(input());
  await open.publications.changeStanding(id, { change: 'archive', at: at(200) }, by);
  await expect.poll(() => open.nameOf(id).catch(({ code }) => code)).toBe('program_not_found');
  await open.due.publishDue(later());
  expect((await open.programs.getProgram(id)).publication).toMatchObject({ state: 'archived', unpublish_at: null });
});

it('leaves out what was cancelled before it was due', async () => {
  const id = await open.planned('لن يظهر', at(50_000));
  await open.publications.changeStanding(id, { change: 'cancel', at: null }, by);
  await open.due.publishDue(later());
  expect(await open.nameOf(id)).toBe(program().trip_name);
});

it('replaces no plan that was made since the program was read', async () => {
  const id = await open.planned('في الموعد', at(50_000));
  const overtaken = open.programs.replaceProgram(id, input(), { from: 1, to: 3 });
  await expect(overtaken).rejects.toMatchObject({ code: 'version_conflict' });
  expect((await open.programs.getProgram(id)).publication).toMatchObject({ planned_version: 2 });
});

it('lists no version that a crash left unused', async () => {
  const { id } = await open.programs.createProgram(input());
  const orphan = { version: 2, follows: 1, content: content('متروكة'), at: at(0), by, note: null };
  await open.versions.addVersion(id, orphan);
  await open.versions.saveDraft(id, { content: content('الصحيحة'), based_on: 1, by }, 0);
  const { version } = await open.publications.publishDraft(id, { rev: 1, note: null, publish_at: null }, by);
  expect([version, (await open.listVersions(id)).map((one) => one.version)]).toEqual([3, [3, 1]]);
});

it('publishes once if the draft was left by a crash after its publication', async () => {
  const { id } = await open.programs.createProgram(input());
  const draft = { content: content('مرة واحدة'), based_on: 1, by };
  await open.versions.saveDraft(id, draft, 0);
  await open.publications.publishDraft(id, { rev: 1, note: null, publish_at: null }, by);
  await open.versions.saveDraft(id, draft, 0);
  const again = await open.publications.publishDraft(id, { rev: 1, note: null, publish_at: null }, by);
  expect([again.version, await open.versions.findDraft(id)]).toEqual([2, undefined]);
});

it('keeps the newest versions only', async () => {
  const id = uuid();
  for (let version = 1; version <= keptVersions + 3; version++) {
    await open.versions.addVersion(id, { version, follows: version - 1, content: {}, at: at(0), by, note: null });
  }
  await open.versions.pruneVersions(id, keptVersions);
  const kept = (await open.versions.listVersions(id)).map(({ version }) => version);
  expect([kept.length, kept.at(-1)]).toEqual([keptVersions, 4]);
});
