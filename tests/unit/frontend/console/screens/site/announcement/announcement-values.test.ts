import { expect, it } from 'vitest';
import { standingOf } from '../../../../../../../frontend/console/screens/site/announcement/announcement-values.ts';

it('knows where it stands', () => {
  const eid = { shown: true, from: '2026-12-01', until: '2026-12-03' };
  expect(standingOf({ ...eid, shown: false }, '2026-12-01')).toBe('none');
  expect(['2026-11-30', '2026-12-01', '2026-12-04'].map((day) => standingOf(eid, day))).toEqual([
    ...['coming', 'current', 'over'],
  ]);
});
