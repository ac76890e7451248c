import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSiteImport } from '../support/site-import-database.ts';

let site: Awaited<ReturnType<typeof openSiteImport>>;
let seasonData: typeof import('../../functions/data/seasons.ts');
let hoursData: typeof import('../../functions/data/hours.ts');
beforeAll(async () => {
  site = await openSiteImport();
  seasonData = await import('../../functions/data/seasons.ts');
  hoursData = await import('../../functions/data/hours.ts');
});
beforeEach(() => site.database.empty());
afterAll(() => site?.close());

describe('an import of seasons and working hours', () => {
  it('replaces them, whatever their version, once it is applied', async () => {
    const { seasons, version } = await seasonData.readSeasons();
    await seasonData.replaceSeasons(seasons.slice(1), version);
    const { updated_at: _, version: __, ...hours } = await hoursData.readHours();
    const friday = [{ from: '16:00', to: '20:00' }];
    const changed = { ...hours, week: { ...hours.week, friday } };
    const { add, start } = await site.begin();
    expect(await add('setting', 'seasons', { seasons })).toMatchObject({ change: 'changed' });
    expect(await add('setting', 'hours', changed)).toMatchObject({ change: 'changed' });
    expect((await seasonData.readSeasons()).seasons).toHaveLength(seasons.length - 1);
    await start(2);
    await site.apply.applyImport();
    expect(await seasonData.readSeasons()).toMatchObject({ seasons, version: 2 });
    expect((await hoursData.readHours()).week.friday).toEqual(friday);
    const again = await site.begin();
    expect(await again.add('setting', 'seasons', { seasons })).toMatchObject({ change: 'same' });
    expect(await again.add('setting', 'hours', changed)).toMatchObject({ change: 'same' });
  });

  it('refuses what their change would refuse, and other settings', async () => {
    const { add } = await site.begin();
    const { week, ...rest } = await hoursData.readHours();
    const overlap = [
      { from: '09:00', to: '12:00' },
      { from: '11:00', to: '13:00' },
    ];
    const refused = { issues: [{ code: 'hours_overlap' }] };
    await expect(add('setting', 'hours', { ...rest, week: { ...week, monday: overlap } })).rejects.toMatchObject(
      refused,
    );
    await expect(add('setting', 'seasons', { seasons: [{}] })).rejects.toThrow();
    await expect(add('setting', 'security', {})).rejects.toMatchObject({ issues: [{ code: 'not_an_option' }] });
    expect(await site.staging.getImport()).toMatchObject({ documents: [] });
  });
});
