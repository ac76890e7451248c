import { describe, expect, it } from 'vitest';
import { listChoices } from '#contracts/website/list-choices';
import { homeSelection } from '../../../../../frontend/features/programs/featured.ts';
import { phaseOf } from '../../../../../frontend/features/programs/phase.ts';
import { programCardView } from '../../../../../frontend/features/programs/program-card-view.ts';
import { similarPrograms } from '../../../../../frontend/features/programs/similar-programs.ts';
import { sortPrograms } from '../../../../../frontend/features/programs/sort.ts';
import { touristTrip } from '../../../../../frontend/features/programs/tourist-trip.ts';
import { ids, program, today } from './program.ts';

describe('a program’s phase', () => {
  const dates = { from_date: '2027-01-10', to_date: '2027-01-13' };

  it.each([
    ['2026-12-26', 'open'],
    ['2026-12-27', 'leaving'],
    ['2027-01-13', 'leaving'],
    ['2027-01-14', 'ended'],
  ])('on %s is %s', (day, phase) => {
    expect(phaseOf(dates, day)).toBe(phase);
  });

  const over = { from_date: '2026-11-01', to_date: '2026-11-21' };
  const underWay = { from_date: '2026-11-20', to_date: '2026-11-22' };

  it('that has ended comes last in every order', () => {
    const list = [
      program({ id: 'x', ...over, price_sar: 1 }),
      program({ id: 'y', ...over, price_sar: 9000 }),
      program({ id: 'a', ...dates }),
      program({ id: 'b', ...underWay }),
    ];
    for (const order of listChoices.order) {
      expect(new Set(ids(sortPrograms(list, order, today)).slice(2)), order).toEqual(new Set('xy'));
    }
    const paris = program({ id: 'p', city: 'Paris' });
    const others = [program({ id: 'x', city: 'Paris', ...over }), program({ id: 'a', city: 'Riyadh' })];
    expect(ids(similarPrograms(paris, others, today))).toBe('ax');
  });

  it('is not upcoming once under way', () => {
    const list = [program({ id: 'b', ...underWay }), program({ id: 'a', ...dates })];
    expect(ids(sortPrograms(list, 'soonest', today))).toBe('ab');
  });

  it('that has ended is never featured, and comes last on the home page', () => {
    const list = [program({ id: 'x', featured: true, ...over }), program({ id: 'a' }), program({ id: 'b' })];
    const selection = homeSelection(list, today);
    expect(ids(selection).at(-1)).toBe('x');
    expect(selection.at(-1)?.featured).toBe(false);
    expect(programCardView(program({ featured: true, ...over }), 'en', today)).toMatchObject({
      ended: true,
      featured: false,
    });
  });

  it('does not change when the selection is repeated', () => {
    const list = Array.from({ length: 9 }, (_, index) => program({ id: `${index}`, featured: index % 4 === 0 }));
    const selection = homeSelection(list, today);
    expect(homeSelection(selection, today)).toEqual(selection);
  });

  it('has no offer once it has ended', () => {
    const offers = (ended: boolean) => 'offers' in touristTrip(program(), { language: 'ar', ended });
    expect([offers(false), offers(true)]).toEqual([true, false]);
  });
});
