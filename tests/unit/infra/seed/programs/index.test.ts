import { expect, it } from 'vitest';
import { ProgramBody } from '#contracts/api/programs';
import { isLicensed } from '#contracts/api/umrah';
import { sampleBody } from '../../../../../infra/seed/offer.ts';
import { samplePrograms } from '../../../../../infra/seed/programs/index.ts';

const today = '2026-11-22';

it('ten samples show without the licence for Umrah, and one more with it', () => {
  const shown = (licence: string) => samplePrograms.filter(({ type }) => isLicensed({ type: type ?? null }, licence));
  expect(shown('')).toHaveLength(10);
  expect(shown('UMR-1')).toHaveLength(11);
  // A program named after Umrah has its type.
  expect(shown('').filter(({ trip_name }) => /عمرة/.test(trip_name))).toEqual([]);
});

it.each(samplePrograms.map((sample) => [sample.slug, sample] as const))('%s is a valid program', (_, sample) => {
  expect(ProgramBody.safeParse(sampleBody(sample, today)).error).toBeUndefined();
});

it('four samples or more answer at least three questions, in both languages', () => {
  const asked = samplePrograms.filter(({ offer }) => (offer.questions?.length ?? 0) >= 3);
  expect(asked.length).toBeGreaterThanOrEqual(4);
});
