import { expect, it } from 'vitest';
import { report } from '../../soak/report.ts';
import { soak } from '../../soak/soak.ts';

it('loses and duplicates nothing acknowledged and half-publishes no program while every part fails once', async () => {
  const result = await soak({ enquiries: 1, writers: 6, faultLasts: 600, say: () => {} });
  const { rows, isSound } = report(result);
  expect(isSound, JSON.stringify(rows, undefined, 1)).toBe(true);
  expect(result.acknowledged).toBeGreaterThan(0);
  expect(result.typedTexts).toBeGreaterThan(0);
  expect([result.kills, result.faults.size]).toEqual([6, 14]);
  // Each kill meant for a draft, a publication or a tick has met one.
  expect(result.met).toEqual({ saving: 1, publishing: 1, ticking: 1 });
}, 240_000);
