import { describe, expect, it } from 'vitest';
import { programInShort } from '#catalogue/in-short';
import type { Program } from '#contracts/api/programs';
import { addDays } from '#contracts/field-kit/calendar';
import { programCardView } from '../../../../../../frontend/site/features/programs/program-card-view.ts';
import { departure } from '../../../../logic/catalogue/departure.ts';
import { program, today } from '../../../../logic/catalogue/program.ts';

describe('a program’s card', () => {
  it('has the product page’s defaults', () => {
    expect(programCardView(program(), 'ar', today)).toMatchObject({
      rating: '4.8',
      featured: false,
      group: undefined,
      image: undefined,
      nights: 3,
      price: 4850,
    });
  });

  it('shows what staff set', () => {
    const card = programCardView(
      program({ rating: 5, featured: true, accommodation: 'خيمة', photos: [' /photos/a.jpg '] }),
      'ar',
      today,
    );
    expect(card).toMatchObject({ rating: '5.0', featured: true, group: 'خيمة', image: { src: '/photos/a.jpg' } });
  });

  it('is never featured once it has ended', () => {
    const over = { from_date: '2026-11-01', to_date: '2026-11-21' };
    expect(programCardView(program({ featured: true, ...over }), 'en', today)).toMatchObject({
      ended: true,
      featured: false,
    });
  });

  it('shows no rating if staff hide it', () => {
    expect(programCardView(program({ rating: 4.9, rating_hidden: true }), 'ar', today).rating).toBeUndefined();
    expect(programCardView(program({ rating_hidden: true }), 'ar', today).rating).toBeUndefined();
  });

  it('is labelled with the accommodation up to its first comma', () => {
    const label = (accommodation: string) => programCardView(program({ accommodation }), 'ar', today).group;
    expect(label('3 nights in a 5-star desert resort, private villa')).toBe('3 nights in a 5-star desert resort');
    expect(label('A camp at 1,200 m, all meals')).toBe('A camp at 1,200 m');
    expect(label('4 nights in a guest house;all meals')).toBe('4 nights in a guest house');
    expect(label(', all meals')).toBeUndefined();
    expect(label('3 ليالٍ في منتجع صحراوي من فئة 5 نجوم، مع الإفطار')).toBe('3 ليالٍ في منتجع صحراوي من فئة 5 نجوم');
    expect(label('Tent')).toBe('Tent');
  });

  it('counts the further departures of a list, which leaves out most of them', () => {
    const open = [10, 20, 30, 40, 50].map((days) => departure({ from_date: addDays(today, days) }));
    const closed = departure({ from_date: addDays(today, 60), sale: 'closed' });
    const whole = program({ departures: [...open, closed], departure_count: 5 });
    const short = programInShort(whole, today);
    expect(short.departures).toHaveLength(4);
    expect(programCardView(short, 'ar', today).more).toBe(4);
    expect(programCardView(short, 'ar', addDays(today, 10)).more).toBe(3);
  });

  it('has no price and no nights if there are none', () => {
    const older = { ...program(), price_sar: undefined, nights: undefined } as unknown as Program;
    expect(programCardView(older, 'ar', today)).toMatchObject({ price: undefined, nights: undefined });
  });
});
