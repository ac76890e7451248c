import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultSeasons } from '#contracts/api/default-seasons';
import { fromDayOn } from '#contracts/api/season-rules';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { by, cdn, forgetCalls, openPublishing, rendered } from '../support/publishing.ts';
import { season } from '../support/seasons.ts';

const { bucket, publishSeasons, replaceSeasons, read, run, add, empty, close } = await openPublishing();
const { pageOnDemand } = await import('../../functions/logic/publishing/page-on-demand.ts');

const { deleteItem } = await import('../../functions/data/dynamo.ts');

const today = riyadhDay();
const eid = season({ names: { ar: 'العيد', en: 'Eid' }, from: addDays(today, 40), to: addDays(today, 43) });
const current = season({ names: { ar: 'الآن', en: 'Now' }, from: addDays(today, -5), to: today });
const past = season({ names: { ar: 'مضى', en: 'Past' }, from: addDays(today, -5), to: addDays(today, -1) });

const published = async () => JSON.parse((await read('data/seasons.json')) ?? '{}').data;

beforeEach(empty);
afterAll(close);

describe('publishing the seasons', () => {
  beforeEach(async () => {
    await add('AlUla');
    await run();
    forgetCalls();
  });

  it('has those of a fresh system from the first deployment on', async () => {
    await deleteItem('Settings', { pk: 'seasons' });
    await run({ again: true });
    expect(await published()).toEqual(fromDayOn(defaultSeasons, today));
    expect((await bucket.get('data/seasons.json'))?.contentType).toBe('application/json');
  });

  it('writes the current and coming ones and the list, and invalidates the CDN', async () => {
    await replaceSeasons([eid, past, current], 1);
    await publishSeasons(by('1'));
    expect(await published()).toEqual([current, eid]);
    expect(rendered.toSorted()).toEqual(['ar /programs', 'en /programs']);
    expect(await read('ar/programs.html')).toBe('ar /programs AlUla (Now) (Eid)');
    expect(cdn.invalidated).toEqual([['/*']]);
  });

  it('shows them on the pages that are made on demand', async () => {
    await replaceSeasons([eid], 1);
    await publishSeasons(by('1'));
    const page = await pageOnDemand('/en/programs/all/all/all/any/any/any/any/any/cheapest/1.html', by('1'));
    expect(page.body).toBe('en /programs AlUla (Eid)');
  });

  it('leaves out a season on the day after its last', async () => {
    await replaceSeasons([eid, current], 1);
    await publishSeasons(by('1'));
    forgetCalls();
    await run({ today: addDays(today, 1) });
    expect(await published()).toEqual([eid]);
    expect(rendered.toSorted()).toEqual(['ar /programs', 'en /programs']);
    expect(cdn.invalidated).toEqual([['/*']]);
  });

  it('keeps the file that a newer run has written', async () => {
    await replaceSeasons([eid], 1);
    const runs = [publishSeasons(by('1'))];
    await replaceSeasons([current], 2);
    runs.push(publishSeasons(by('1')));
    await Promise.all(runs);
    expect(await published()).toEqual([current]);
    expect(await read('en/programs.html')).toBe('en /programs AlUla (Now)');
  });

  it('fails while the CDN fails, and can be repeated', async () => {
    await replaceSeasons([eid], 1);
    cdn.fails = true;
    await expect(publishSeasons(by('1'))).rejects.toThrow();
    cdn.fails = false;
    await publishSeasons(by('1'));
    expect(cdn.invalidated).toEqual([['/*']]);
  });
});
