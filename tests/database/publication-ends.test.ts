import { expect, it } from 'vitest';
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

/** A program with a planned version, which leaves the site at a time. */
async function leaving({ publish_at, until }: { publish_at: string; until: string }) {
  const id = await open.planned('يعود بعد غيابه', publish_at);
  await open.publications.changeStanding(id, { change: 'archive', at: until }, by);
  return id;
}

const standing = async (id: string, now: Date) => {
  const { version, texts, publication } = await open.asOf(await open.programs.getProgram(id), now);
  return { version, name: texts.ar.trip_name, ...publication };
};
const back = { ...nothingPlanned, version: 2, name: 'يعود بعد غيابه' };

it('keeps a plan for after the program has left the site, and puts it there again', async () => {
  const publish_at = at(100_000);
  const id = await leaving({ publish_at, until: at(50_000) });
  const away = { ...nothingPlanned, state: 'archived', planned_at: publish_at, planned_version: 2 };
  expect(await standing(id, inSeconds(60))).toMatchObject({ ...away, version: 1 });
  expect(await standing(id, inSeconds(110))).toEqual(back);
  await open.due.publishDue(inSeconds(60));
  expect((await open.programs.getProgram(id)).publication).toEqual(away);
  expect(await standing(id, inSeconds(110))).toEqual(back);
  await open.due.publishDue(inSeconds(110));
  expect(await open.programs.getProgram(id)).toMatchObject({ version: 2, publication: nothingPlanned });
  expect(await open.nameOf(id)).toBe('يعود بعد غيابه');
});

it('applies what is due in its order, though the job comes late', async () => {
  const comesBack = await leaving({ publish_at: at(100_000), until: at(50_000) });
  const leaves = await leaving({ publish_at: at(50_000), until: at(100_000) });
  const archived = { ...back, state: 'archived' };
  expect(await standing(comesBack, inSeconds(110))).toEqual(back);
  expect(await standing(leaves, inSeconds(110))).toEqual(archived);
  await open.due.publishDue(inSeconds(110));
  expect(await standing(comesBack, new Date())).toEqual(back);
  expect(await standing(leaves, new Date())).toEqual(archived);
});

it('applies the end of a plan with its publication, in the job and before it', async () => {
  const [publish_at, unpublish_at] = [at(50_000), at(100_000)];
  const id = await open.planned('يعود بعد غيابه', publish_at, unpublish_at);
  const plan = { state: 'published', planned_at: publish_at, planned_version: 2, planned_until: unpublish_at };
  expect((await open.programs.getProgram(id)).publication).toEqual({ ...plan, unpublish_at: null });
  const shown = { ...back, unpublish_at };
  const gone = { ...back, state: 'archived' };
  expect([await standing(id, inSeconds(60)), await standing(id, inSeconds(110))]).toEqual([shown, gone]);
  await open.due.publishDue(inSeconds(60));
  expect((await open.programs.getProgram(id)).publication).toEqual({ ...nothingPlanned, unpublish_at });
  expect(await standing(id, inSeconds(110))).toEqual(gone);
  await open.due.publishDue(inSeconds(110));
  expect(await standing(id, new Date())).toEqual(gone);
  expect(await open.due.publishDue(inSeconds(110))).toBe(0);
});

it('loses nothing if the job runs first when both times of a plan have passed', async () => {
  const id = await open.planned('يعود بعد غيابه', at(50_000), at(100_000));
  await open.due.publishDue(inSeconds(110));
  expect(await standing(id, new Date())).toEqual({ ...back, state: 'archived' });
  expect(await open.nameOf(id).catch(({ code }) => code)).toBe('program_not_found');
  expect((await open.listVersions(id)).map(({ version }) => version)).toEqual([2, 1]);
});

it('puts the end of a plan in the place of one that was set before, and of none that comes first', async () => {
  const times = { publish_at: at(50_000), unpublish_at: at(100_000) };
  for (const [until, then] of [
    [at(70_000), { ...back, unpublish_at: times.unpublish_at }],
    [at(20_000), { ...back, unpublish_at: times.unpublish_at }],
  ] as const) {
    const { id } = await open.programs.createProgram(input());
    await open.publications.changeStanding(id, { change: 'archive', at: until }, by);
    await open.versions.saveDraft(id, { content: content('يعود بعد غيابه'), based_on: 1, by }, 0);
    await open.publications.publishDraft(id, { rev: 1, note: null, ...times }, by);
    expect((await open.programs.getProgram(id)).publication?.unpublish_at).toBe(until);
    expect(await standing(id, inSeconds(80))).toEqual(then);
    expect((await standing(id, inSeconds(30))).state).toBe(until < at(30_000) ? 'archived' : 'published');
  }
});

it('cancels the end of a plan with it, and keeps one that was set before', async () => {
  const until = at(70_000);
  const { id } = await open.programs.createProgram(input());
  await open.publications.changeStanding(id, { change: 'archive', at: until }, by);
  await open.versions.saveDraft(id, { content: content('لن يظهر'), based_on: 1, by }, 0);
  const times = { publish_at: at(50_000), unpublish_at: at(100_000) };
  await open.publications.publishDraft(id, { rev: 1, note: null, ...times }, by);
  const later = at(120_000);
  await open.publications.changeStanding(id, { change: 'archive', at: later }, by);
  expect((await open.programs.getProgram(id)).publication).toMatchObject({ planned_until: later, unpublish_at: until });
  await open.publications.changeStanding(id, { change: 'cancel', at: null }, by);
  expect((await open.programs.getProgram(id)).publication).toEqual({ ...nothingPlanned, unpublish_at: until });
});

it('keeps a set end when something is published at once, or gives it another', async () => {
  const { id } = await open.programs.createProgram(input());
  const [until, other] = [at(50_000), at(100_000)];
  await open.publications.changeStanding(id, { change: 'archive', at: until }, by);
  const publish = async (based_on: number, unpublish_at?: string) => {
    await open.versions.saveDraft(id, { content: content(`${based_on}`), based_on, by }, 0);
    const asked = { rev: 1, note: null, publish_at: null, ...(unpublish_at && { unpublish_at }) };
    return (await open.publications.publishDraft(id, asked, by)).publication?.unpublish_at;
  };
  expect([await publish(1), await publish(2, other)]).toEqual([until, other]);
  await open.due.publishDue(inSeconds(60));
  expect((await open.programs.getProgram(id)).publication).toEqual({ ...nothingPlanned, unpublish_at: other });
});
