import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { programOf } from '#contracts/api/program-edge';
import type { Program } from '#contracts/api/programs';
import {
  comingDepartures,
  copyOf,
  readSource,
} from '../../../../../../frontend/console/features/programs/copy-program.ts';
import { savedReply } from '../../screens/programs/build.ts';

const [shown, pending, kept] = [uuid(), uuid(), uuid()];
const record = (id: string, status = 'ready') => ({ id, status });
const departure = (from_date: string) => ({ id: uuid(), from_date });
const build = (changes: object = {}) =>
  ({
    ...programOf(savedReply()),
    photo_records: [record(shown), record(pending, 'uploading')],
    kept_photos: [record(kept)],
    ...changes,
  }) as unknown as Program;
const none = { findDraft: async () => undefined, readVersion: async () => Promise.reject(new Error('unused')) };
const nameIn = () => (name: string) => `${name} (copy)`;
const today = '2026-12-01';

it('is made of what visitors see, with ids of its own for the photos that are ready', async () => {
  const program = build();
  const source = await readSource(program, none as never);
  const copy = copyOf(source, { departures: [], nameIn });
  expect(copy.copy_of).toMatchObject({ program_id: program.id, departures: [] });
  expect(copy.copy_of.photos.map(({ from }) => from)).toEqual([shown]);
  expect(copy.content.photo_order).toEqual(copy.copy_of.photos.map(({ id }) => id));
  expect(copy.id).not.toBe(program.id);
  expect(copy.content).toMatchObject({ trip_name: `${program.texts.ar.trip_name} (copy)` });
  expect(copy.content.from_date).toBeUndefined();
});

it('is made of the draft or the plan of a program that was never published', async () => {
  const program = build({ version: 0 });
  const content = { trip_name: 'Draft', photo_order: [kept], photos_left_out: [shown, pending] };
  const fromDraft = await readSource(program, { ...none, findDraft: async () => ({ content }) } as never);
  expect(copyOf(fromDraft, { departures: [], nameIn })).toMatchObject({
    content: { trip_name: 'Draft (copy)' },
    copy_of: { photos: [{ from: kept }] },
  });
  const planned = { ...program, publication: { state: 'draft', planned_version: 1 } } as Program;
  const readVersion = async () => ({ content: { ...content, trip_name: 'Plan' } });
  const fromPlan = await readSource(planned, { ...none, readVersion } as never);
  expect(copyOf(fromPlan, { departures: [], nameIn }).content.trip_name).toBe('Plan (copy)');
});

it('takes over the departures to come, or the days of a program that has only these', async () => {
  const [past, coming] = [departure('2026-11-30'), departure(today)];
  const many = await readSource(build({ departures: [past, coming] }), none as never);
  const departures = comingDepartures(many, today);
  expect(departures).toEqual([coming]);
  expect(copyOf(many, { departures, nameIn }).copy_of.departures).toMatchObject([{ from: coming.id }]);

  const days = { departures: null, from_date: '2026-12-03', to_date: '2026-12-06' };
  const single = await readSource(build(days), none as never);
  const copy = copyOf(single, { departures: comingDepartures(single, today), nameIn });
  expect([copy.content.from_date, copy.copy_of.departures]).toEqual(['2026-12-03', []]);
  expect(comingDepartures(single, '2026-12-04')).toEqual([]);
});
