import { describe, expect, it } from 'vitest';
import { homeSelection } from '#catalogue/featured';
import { sortPrograms } from '#catalogue/order';
import { hasEnded, phaseOf } from '#catalogue/phase';
import { similarPrograms } from '#catalogue/similar';
import type { Program } from '#contracts/api/programs';
import { promisesAtStart } from '#contracts/site-defaults/promises';
import { listChoices } from '#contracts/website/list-choices';
import { entry, ids, offered, program, today } from './program.ts';

const isOver = (one: Program) => hasEnded(one, today);

describe('a program’s phase', () => {
  const dates = { from_date: '2027-01-10', to_date: '2027-01-13' };

  it.each([
    ['2026-12-26', 'open'],
    ['2026-12-27', 'leaving'],
    ['2027-01-13', 'leaving'],
    ['2027-01-14', 'ended'],
  ])('on %s is %s', (day, phase) => {
    expect(phaseOf(program(dates), promisesAtStart.cancellation, day)).toBe(phase);
  });

  const over = { from_date: '2026-11-01', to_date: '2026-11-21' };
  const underWay = { from_date: '2026-11-20', to_date: '2026-11-22' };

  it('that has ended comes last in every order', () => {
    const list = offered([
      program({ id: 'x', ...over, price_sar: 1 }),
      program({ id: 'y', ...over, price_sar: 9000 }),
      program({ id: 'a', ...dates }),
      program({ id: 'b', ...underWay }),
    ]);
    for (const order of listChoices.order) {
      expect(new Set(ids(sortPrograms(list, order, today)).slice(2)), order).toEqual(new Set('xy'));
    }
    const paris = entry({ id: 'p', city: 'Paris' });
    const others = [entry({ id: 'x', city: 'Paris', ...over }), entry({ id: 'a', city: 'Riyadh' })];
    expect(ids(similarPrograms(paris, others))).toBe('ax');
  });

  it('is not upcoming once under way', () => {
    const list = offered([program({ id: 'b', ...underWay }), program({ id: 'a', ...dates })]);
    expect(ids(sortPrograms(list, 'soonest', today))).toBe('ab');
  });

  it('that has ended is never featured, and comes last on the home page', () => {
    const list = [program({ id: 'x', featured: true, ...over }), program({ id: 'a' }), program({ id: 'b' })];
    const selection = homeSelection(list, isOver);
    expect(ids(selection).at(-1)).toBe('x');
    expect(selection.at(-1)?.featured).toBe(false);
  });

  it('does not change when the selection is repeated', () => {
    const list = Array.from({ length: 9 }, (_, index) => program({ id: `${index}`, featured: index % 4 === 0 }));
    const selection = homeSelection(list, isOver);
    expect(homeSelection(selection, isOver)).toEqual(selection);
  });
});
