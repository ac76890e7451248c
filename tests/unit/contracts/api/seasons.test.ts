import { describe, expect, it } from 'vitest';
import { defaultSeasons } from '#contracts/api/default-seasons';
import { religiousSeasons } from '#contracts/api/religious-seasons';
import { fromDayOn, isSameSeason, seasonDays, seasonLimits } from '#contracts/api/season-rules';
import { type Season, SeasonsBody } from '#contracts/api/seasons';
import { parseFields } from '#contracts/field-kit/field-issues';
import { season } from '../../../support/seasons.ts';

const issuesOf = (...seasons: unknown[]) =>
  parseFields(SeasonsBody, { seasons, version: 0 }).issues?.map(({ field, code }) => `${field} ${code}`) ?? [];

describe('the seasons of a request', () => {
  it('may overlap, and lack English names', () => {
    const eid = season({ kind: 'eid_fitr', names: { ar: 'عيد الفطر' } as Season['names'], to: '2027-02-12' });
    const read = SeasonsBody.parse({ seasons: [season(), eid], version: 0 });
    expect(read.seasons[1]?.names).toEqual({ ar: 'عيد الفطر', en: null });
    expect(issuesOf(season({ names: { ar: ' رمضان ', en: ' ' } }))).toEqual([]);
  });

  it.each([
    ['no Arabic name', { names: { en: 'Ramadan' } }, 'seasons.0.names.ar required'],
    ['a long name', { names: { ar: 'ر'.repeat(seasonLimits.name + 1) } }, 'seasons.0.names.ar too_long'],
    ['an unknown kind', { kind: 'winter' }, 'seasons.0.kind not_an_option'],
    ['no last day', { to: undefined }, 'seasons.0.to required'],
    ['an impossible day', { to: '2027-02-30' }, 'seasons.0.to invalid_date'],
    ['the last day first', { from: '2027-02-09', to: '2027-02-08' }, 'seasons.0.to to_date_before_from_date'],
    ['121 days', { from: '2027-01-01', to: '2027-05-01' }, 'seasons.0.to season_too_long'],
    ['an id of another kind', { id: 'ramadan' }, 'seasons.0.id invalid_format'],
  ])('must not have %s', (_, wrong, issue) => {
    expect(issuesOf(season(wrong as Partial<Season>))).toEqual([issue]);
  });

  it('may have one day, and 120', () => {
    expect(issuesOf(season({ from: '2027-09-23', to: '2027-09-23' }))).toEqual([]);
    expect(issuesOf(season({ from: '2027-01-01', to: '2027-04-30' }))).toEqual([]);
  });

  it('must not be there twice', () => {
    const first = season();
    expect(issuesOf(first, season())).toEqual(['seasons.1.names.ar duplicate_season']);
    expect(issuesOf(first, season({ id: first.id, to: '2027-03-01' }))).toHaveLength(1);
    expect(issuesOf(first, season({ names: { ar: 'موسم الرياض', en: null } }))).toEqual([]);
  });

  it('are 60 at most', () => {
    const many = Array.from({ length: 61 }, (_, n) => season({ names: { ar: `موسم ${n}`, en: null } }));
    expect(issuesOf(...many.slice(1))).toEqual([]);
    expect(issuesOf(...many)).toEqual(['seasons too_many_items']);
  });
});

describe('the seasons of a fresh system', () => {
  const isReligious = ({ kind }: Season) => ['ramadan', 'eid_fitr', 'eid_adha'].includes(kind);

  it('are a valid list, by day', () => {
    expect(issuesOf(...defaultSeasons)).toEqual([]);
    expect(fromDayOn(defaultSeasons, '2026-01-01')).toEqual(defaultSeasons);
    for (const { names } of defaultSeasons) expect(names.en).toBeTruthy();
  });

  it.each([2026, 2027, 2028])('have the Ramadan and the feasts of the Umm al-Qura calendar in %s', (year) => {
    const ofYear = defaultSeasons.filter(({ from }) => from.startsWith(`${year}`));
    expect(ofYear.filter(isReligious).map(({ id: _, ...rest }) => rest)).toEqual(religiousSeasons(year));
    expect(ofYear.filter(({ kind }) => kind === 'national_day').map(({ from }) => from.slice(5))).toEqual([
      '02-22',
      '09-23',
    ]);
    expect(ofYear.filter(({ kind }) => kind === 'school_break' || kind === 'summer')).toHaveLength(3);
  });
});

describe('the religious seasons of a year', () => {
  it('are Ramadan to the day before Eid, and four days of each feast', () => {
    const [ramadan, fitr, adha] = religiousSeasons(2027);
    expect([ramadan?.from, ramadan?.to, fitr?.from, fitr?.to]).toEqual([
      ...['2027-02-08', '2027-03-08', '2027-03-09', '2027-03-12'],
    ]);
    expect([adha?.from, adha?.to]).toEqual(['2027-05-16', '2027-05-19']);
    expect(ramadan?.names).toEqual({ ar: 'رمضان 1448 هـ', en: 'Ramadan 1448 AH' });
  });

  it('have both Ramadans of a year with two', () => {
    expect(religiousSeasons(2030).map(({ kind, from }) => `${kind} ${from}`)).toEqual([
      'ramadan 2030-01-05',
      'eid_fitr 2030-02-04',
      'eid_adha 2030-04-13',
      'ramadan 2030-12-26',
    ]);
  });

  it('keep the limits in every year that a season may have', () => {
    for (let year = 2000; year <= 2100; year++) {
      const found = religiousSeasons(year);
      expect(found.length).toBeGreaterThanOrEqual(3);
      for (const one of found) expect(seasonDays(one)).toBeLessThanOrEqual(30);
    }
  });
});

it('tells seasons of the same days by kind and Arabic name', () => {
  const one = season();
  expect(isSameSeason(one, season({ names: { ...one.names, en: 'Another' } }))).toBe(true);
  expect(isSameSeason(one, season({ kind: 'other' }))).toBe(false);
});

it('shows a season until its last day has passed', () => {
  const [early, late] = [season({ to: '2027-03-01' }), season({ from: '2027-01-01' })];
  expect(fromDayOn([early, late], '2027-03-01')).toEqual([late, early]);
  expect(fromDayOn([early, late], '2027-03-02')).toEqual([late]);
});
