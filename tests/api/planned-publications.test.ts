import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { customRequest, inDays, program } from '../support/bodies.ts';
import { issuesOf } from '../support/client.ts';
import {
  beforeAllSignIn,
  create,
  inFuture,
  names,
  publish,
  save,
  shown,
  staff,
  visitor,
} from '../support/publication-calls.ts';

beforeAllSignIn();

describe('a planned publication', () => {
  it('is not shown before its time, and can be cancelled without loss', async () => {
    const { id, trip_name } = await create();
    await save(id, 'في الموعد');
    const planned = await publish(id, { publish_at: inFuture() });
    expect(planned.json.data.publication).toMatchObject({ planned_version: 2, state: 'published' });
    expect(await shown(id)).toBe(trip_name);
    expect((await save(id, 'أخرى')).json.code).toBe('publication_planned');
    const cancelled = await staff.patch(`/programs/${id}/publications`, { change: 'cancel', at: null });
    expect(cancelled.json.data.publication.planned_at).toBeNull();
    expect((await staff.get(`/programs/${id}/draft`)).json.data.content.trip_name).toBe('في الموعد');
    expect(await names(`/programs/${id}/versions`)).toEqual([[1, null]]);
  });

  it('has an end, which is cancelled with it', async () => {
    const { id } = await create();
    await save(id, 'في الموعد');
    const [publish_at, unpublish_at] = [inFuture(), new Date(Date.now() + 7_200_000).toISOString()];
    for (const end of [publish_at, inFuture().replace(/^..../, '2025')]) {
      expect(issuesOf(await publish(id, { publish_at, unpublish_at: end }))).toEqual([
        'unpublish_at end_not_after_start',
      ]);
    }
    const planned = await publish(id, { publish_at, unpublish_at });
    expect(planned.json.data.publication).toEqual({
      ...{ state: 'published', planned_at: publish_at, planned_version: 2 },
      ...{ planned_until: unpublish_at, unpublish_at: null },
    });
    const cancelled = await staff.patch(`/programs/${id}/publications`, { change: 'cancel', at: null });
    expect(cancelled.json.data.publication).toMatchObject({ planned_until: null, unpublish_at: null });
  });

  it('may be at once with an end, which the trail names', async () => {
    const { id } = await create();
    await save(id, 'الآن');
    const unpublish_at = inFuture();
    const published = await publish(id, { unpublish_at });
    expect(published.json.data).toMatchObject({ version: 2, publication: { state: 'published', unpublish_at } });
    await staff.patch(`/programs/${id}/publications`, { change: 'archive', at: null });
    const { data } = (await staff.post('/activity/searches', { record: id })).json;
    const changes = data.map((entry: { action: string; changes: object[] }) => [entry.action, entry.changes]);
    expect(changes.slice(0, 2)).toEqual([
      [
        'publication_changed',
        [
          { field: 'state', before: 'published', after: 'archived' },
          { field: 'unpublish_at', before: unpublish_at, after: null },
        ],
      ],
      ['program_published', [{ field: 'unpublish_at', before: null, after: unpublish_at }]],
    ]);
  });

  it('stops a save that publishes at once, whose text would replace it', async () => {
    const { id, trip_name } = await create();
    await save(id, 'في الموعد');
    await publish(id, { publish_at: inFuture() });
    const put = (more = {}) => staff.put(`/programs/${id}`, program({ trip_name: 'من زميل', ...more }));
    const refused = [await put(), await put({ version: 1 })];
    expect(refused.map(({ status, json }) => [status, json.code])).toEqual(Array(2).fill([409, 'publication_planned']));
    const { publication } = (await staff.get(`/programs/${id}/current`)).json.data;
    expect([publication.planned_version, await shown(id)]).toEqual([2, trip_name]);
    await staff.patch(`/programs/${id}/publications`, { change: 'cancel', at: null });
    expect((await put()).status).toBe(200);
    expect((await staff.get(`/programs/${id}/draft`)).json.data.content.trip_name).toBe('في الموعد');
  });

  it('is in the history with the time at which visitors saw it', async () => {
    const { id } = await create();
    await save(id, 'في الموعد');
    const publish_at = new Date(Date.now() + 1500).toISOString();
    await publish(id, { publish_at });
    await setTimeout(1600);
    const { data } = (await staff.get(`/programs/${id}/versions`)).json;
    expect(data[0]).toMatchObject({ version: 2, published_at: publish_at });
  });

  it('is in all calls from its time on, also those before the job that applies it', async () => {
    const { id } = await create();
    await save(id, 'في الموعد');
    const publish_at = new Date(Date.now() + 1000).toISOString();
    await publish(id, { publish_at, note: 'مجدول' });
    await setTimeout(1100);
    expect(await shown(id)).toBe('في الموعد');
    expect(await names(`/programs/${id}/versions`)).toEqual([
      [2, 'مجدول'],
      [1, null],
    ]);
    const asked = await visitor.post('/customs', customRequest({ program_id: id, departure_id: id }));
    const stored = (await staff.get(`/customs/${asked.json.data.id}`)).json.data;
    expect(stored.departure).toMatchObject({ from_date: inDays(40) });
    expect((await save(id, 'بعده', { based_on: 2 })).status).toBe(200);
  });
});
