import { describe, expect, it } from 'vitest';
import type { Program } from '#contracts/programs';
import { programCardView } from '../../../../../frontend/features/programs/program-card-view.ts';
import { program, today } from './program.ts';

describe('a program’s card', () => {
  it('has the specification’s defaults', () => {
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

  it('shows no rating if staff hide it', () => {
    expect(programCardView(program({ rating: 4.9, rating_hidden: true }), 'ar', today).rating).toBeUndefined();
    expect(programCardView(program({ rating_hidden: true }), 'ar', today).rating).toBeUndefined();
  });

  it('is labelled with the beginning of the accommodation, in whole words', () => {
    const label = (accommodation: string) => programCardView(program({ accommodation }), 'ar', today).group;
    expect(label('3 nights in a 5-star desert resort, private villa')).toBe('3 nights in a 5-star desert resort…');
    expect(label('4 nights in a quiet guest house, all meals')).toBe('4 nights in a quiet guest house…');
    expect(label('3 ليالٍ في منتجع صحراوي من فئة 5 نجوم، مع الإفطار')).toBe('3 ليالٍ في منتجع صحراوي من فئة 5…');
    expect(label('Tent')).toBe('Tent');
  });

  it('has no price and no nights if there are none', () => {
    const older = { ...program(), price_sar: undefined, nights: undefined } as unknown as Program;
    expect(programCardView(older, 'ar', today)).toMatchObject({ price: undefined, nights: undefined });
  });
});
