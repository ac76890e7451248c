import { expect, it } from 'vitest';
import { programOf } from '#contracts/api/program-edge';
import {
  issuesOf,
  publishIssues,
} from '../../../../../../../frontend/console/screens/programs/editor/publish-issues.ts';
import { sectionOf } from '../../../../../../../frontend/console/screens/programs/editor/sections.ts';
import { savedReply, values } from '../build.ts';

const day = '2027-01-10';
const rulesOf = (changes: Parameters<typeof values>[0], program?: Parameters<typeof savedReply>[0]) =>
  publishIssues({
    values: values(changes),
    isNew: false,
    photoCount: 1,
    program: program && programOf(savedReply(program)),
    day,
  }).map(({ rule, fields }) => [rule, ...fields]);

it('stops what the form would, and then what only a publication does', () => {
  expect(rulesOf({})).toEqual([]);
  expect(rulesOf({ city: '', price_sar: 0, from_date: '2027-01-09' })).toEqual([
    ['city', 'city'],
    ['pastDay', 'from_date'],
    ['priceOfZero', 'price_sar'],
  ]);
});

it('takes days that are incomplete or were published before for no past ones', () => {
  const from_date = '2027-01-09';
  expect(rulesOf({ from_date: '9/1' }).map(([rule]) => rule)).not.toContain('pastDay');
  expect(rulesOf({ from_date }, { version: 3, from_date, typed: { ...savedReply().typed, from_date } })).toEqual([]);
  expect(rulesOf({ from_date }, { version: 0 })).toEqual([['pastDay', 'from_date']]);
});

it('names each rule of the server once, with its places and their section', () => {
  const issues = issuesOf([
    { field: 'departures.a.prices', code: 'price_of_zero' },
    { field: 'departures.b.prices', code: 'price_of_zero' },
    { field: 'departures.b.deadline', code: 'deadline_after_departure' },
    { field: 'prices.lines.0.early_sar', code: 'price_of_zero' },
    { field: 'city', code: 'too_long' },
  ]);
  expect(issues).toEqual([
    { rule: 'departurePrice', fields: ['departures.a.prices', 'departures.b.prices'] },
    { rule: 'departureDeadline', fields: ['departures.b.deadline'] },
    { rule: 'priceOfZero', fields: [['prices', 'lines', 0, 'early_sar']] },
  ]);
  expect(issues.map(({ fields }) => fields[0] && sectionOf(fields[0]))).toEqual(Array(3).fill('departures'));
});
