import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Program } from '#contracts/programs';
import { listChoices } from '#contracts/website/list-choices';
import { originPlaceholder as origin } from '#contracts/website/origin-placeholder';
import { PhotoSources } from '../../../frontend/components/photo-sources.tsx';
import { featuredFirst, featuredOnHome, homeSelection } from '../../../frontend/features/programs/featured.ts';
import { phaseOf } from '../../../frontend/features/programs/phase.ts';
import { programCardView } from '../../../frontend/features/programs/program-card-view.ts';
import { programInShort } from '../../../frontend/features/programs/program-in-short.ts';
import { programPhotos } from '../../../frontend/features/programs/program-photos.ts';
import { includedItems, programTexts } from '../../../frontend/features/programs/program-texts.ts';
import { filterPrograms, regionOf, regionOfCity, typeOf } from '../../../frontend/features/programs/region.ts';
import { similarPrograms } from '../../../frontend/features/programs/similar-programs.ts';
import { sortPrograms } from '../../../frontend/features/programs/sort.ts';
import { touristTrip } from '../../../frontend/features/programs/tourist-trip.ts';

/** Before every program of these tests. */
const today = '2026-11-22';

const ids = (programs: readonly Pick<Program, 'id'>[]) => programs.map(({ id }) => id).join('');

const program = (change: Partial<Program> = {}): Program => ({
  id: '0190f3a2-0000-7000-8000-000000000001',
  trip_name: 'العلا: ليالٍ بين الجبال',
  from_date: '2027-01-10',
  to_date: '2027-01-13',
  nights: 3,
  city: 'العلا',
  description: 'أربعة أيام',
  accommodation: null,
  offer_includes: null,
  price_sar: 4850,
  photos: [],
  photo_records: [],
  type: null,
  region: null,
  featured: null,
  rating: null,
  rating_hidden: false,
  translations: { en: null },
  version: 1,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  ...change,
});

describe('a program’s region', () => {
  it.each([
    ['Riyadh', 'saudi'],
    ['Jeddah', 'saudi'],
    ['Dammam', 'saudi'],
    ['Mecca', 'saudi'],
    ['Medina', 'saudi'],
    ['makkah', 'saudi'],
    ['الرياض', 'saudi'],
    ['جده', 'saudi'],
    ['مكة المكرمة والمدينة المنورة', 'saudi'],
    ['Paris', 'europe'],
    ['Rome, Italy', 'europe'],
    ['برشلونة', 'europe'],
    ['روما', 'europe'],
    ['Tokyo', 'other'],
    ['Jerome', 'other'],
    ['رومانيا', 'other'],
    ['', 'other'],
  ])('of %j is %s', (city, region) => {
    expect(regionOfCity(city)).toBe(region);
  });

  it('is what staff set, whatever the city', () => {
    expect(regionOf({ city: 'Paris', region: 'asia' })).toBe('asia');
    expect(regionOf({ city: 'Paris', region: null })).toBe('europe');
  });

  it('and its type filter the list', () => {
    const list = [
      program({ id: 'a', city: 'Riyadh' }),
      program({ id: 'b', city: 'Paris', type: 'luxury' }),
      program({ id: 'c', city: 'Tokyo' }),
    ];
    expect(ids(filterPrograms(list, 'all', 'all'))).toBe('abc');
    expect(ids(filterPrograms(list, 'saudi', 'all'))).toBe('a');
    expect(ids(filterPrograms(list, 'all', 'luxury'))).toBe('b');
    expect(ids(filterPrograms(list, 'saudi', 'luxury'))).toBe('');
  });

  it('is cultural by default', () => {
    expect(typeOf({ type: null })).toBe('cultural');
  });
});

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

describe('a program’s photos', () => {
  const record = (id: string, widths: number[]) => ({
    id,
    program_id: 'p',
    image_url: `/photos/p/${id}.jpg`,
    created_at: '2026-11-01T00:00:00.000Z',
    status: 'ready' as const,
    fault: null,
    illustration: id === 'b',
    size: widths.length > 0 ? { width: 1600, height: 1000 } : null,
    widths,
  });
  const pictured = program({
    photos: ['/photos/p/b.jpg', '/photos/p/a.jpg', ' '],
    photo_records: [record('a', []), record('b', [320, 800])],
  });

  it('are in their order, with their files', () => {
    expect(programPhotos(pictured)).toEqual([
      { src: '/photos/p/b.jpg', widths: [320, 800], size: { width: 1600, height: 1000 }, illustration: true },
      { src: '/photos/p/a.jpg', widths: [], size: null, illustration: false },
    ]);
    expect(programPhotos(programInShort(pictured))).toEqual(programPhotos(pictured).slice(0, 1));
  });

  it('are listed as AVIF and WebP for the browser to choose; one stored as uploaded has only its own file', () => {
    const [cover, old] = programPhotos(pictured).map((photo) =>
      renderToStaticMarkup(createElement(PhotoSources, { photo, sizes: '8rem' })),
    );
    const widths = (format: string) => `/photos/p/b-320.${format} 320w, /photos/p/b-800.${format} 800w`;
    expect(cover).toBe(
      ['avif', 'webp']
        .map((format) => `<source type="image/${format}" srcSet="${widths(format)}" sizes="8rem"/>`)
        .join(''),
    );
    expect(old).toBe('');
  });
});

describe('a program’s texts', () => {
  const translated = program({
    translations: {
      en: { trip_name: 'AlUla', city: ' ', description: null, accommodation: null, offer_includes: null },
    },
  });

  it('are in the reader’s language if staff wrote it, else in the base language', () => {
    expect(programTexts(translated, 'en')).toMatchObject({ title: 'AlUla', city: 'العلا', description: 'أربعة أيام' });
    expect(programTexts(translated, 'ar').title).toBe('العلا: ليالٍ بين الجبال');
  });

  it('split what is included at line breaks, else at separators', () => {
    expect(includedItems('- الإقامة، مع الإفطار\n\n• التوصيل')).toEqual(['الإقامة، مع الإفطار', 'التوصيل']);
    expect(includedItems('Hotel, breakfast; transfers')).toEqual(['Hotel', 'breakfast', 'transfers']);
    expect(includedItems('Hotel, hotel transfers, Hotel')).toEqual(['Hotel', 'hotel transfers']);
    expect(includedItems('')).toEqual([]);
  });
});

describe('featured programs on the home page', () => {
  const many = Array.from({ length: 400 }, (_, index) => ({
    id: `0190f3a2-0000-7000-8000-${String(index).padStart(12, '0')}`,
    featured: null as boolean | null,
  }));

  it('are those that staff flagged', () => {
    const flagged = many.map((entry, index) => ({ ...entry, featured: index === 7 }));
    expect([...featuredOnHome(flagged)]).toEqual([many[7]?.id]);
  });

  it('are about 30 % by default, the same ones every time', () => {
    const chosen = featuredOnHome(many);
    expect(chosen.size / many.length).toBeGreaterThan(0.22);
    expect(chosen.size / many.length).toBeLessThan(0.38);
    expect(featuredOnHome([...many].reverse())).toEqual(chosen);
  });

  it('come first', () => {
    const order = featuredFirst([{ id: 'a' }, { id: 'b' }, { id: 'c' }], new Set(['b', 'c']));
    expect(order.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });
});

describe('a list of programs', () => {
  const list = [
    program({ id: 'a', price_sar: 900, from_date: '2027-03-01' }),
    program({ id: 'b', price_sar: 0, from_date: '2027-01-01' }),
    program({ id: 'c', price_sar: 300, from_date: '2027-02-01' }),
    program({ id: 'd', price_sar: 900, from_date: '2027-02-01' }),
  ];

  it('is sorted by age, departure or price, those without a price last', () => {
    expect(ids(sortPrograms(list, 'newest', today))).toBe('abcd');
    expect(ids(sortPrograms(list, 'soonest', today))).toBe('bcda');
    expect(ids(sortPrograms(list, 'cheapest', today))).toBe('cadb');
    expect(ids(sortPrograms(list, 'dearest', today))).toBe('adcb');
  });

  it('lists programs of the same place first, then of the same kind, then of a similar price', () => {
    const paris = program({ id: 'p', city: 'Paris', type: 'luxury', price_sar: 1000 });
    const others = [
      program({ id: 'a', city: 'Riyadh', price_sar: 1000 }),
      program({ id: 'b', city: 'Riyadh', type: 'luxury', price_sar: 1000 }),
      program({ id: 'c', city: 'Rome', price_sar: 5000 }),
      program({ id: 'd', city: 'Rome', price_sar: 2000 }),
      program({ id: 'e', city: 'Paris', price_sar: 9000 }),
    ];
    expect(ids(similarPrograms(paris, [paris, ...others], today, 4))).toBe('edcb');
    expect(similarPrograms(paris, [paris], today, 3)).toEqual([]);
  });
});

describe('a program for search engines', () => {
  it('states dates, place and price, with absolute addresses', () => {
    const url = `${origin}/program/${program().id}`;
    expect(touristTrip(program({ photos: ['/photos/1.webp'] }), { language: 'ar', ended: false })).toMatchObject({
      '@type': 'TouristTrip',
      name: program().trip_name,
      url,
      image: [`${origin}/photos/1.webp`],
      departureTime: '2027-01-10',
      arrivalTime: '2027-01-13',
      itinerary: { name: 'العلا' },
      offers: { price: 4850, priceCurrency: 'SAR', url },
    });
  });

  it('has no offer without a price, and no rating', () => {
    const trip = JSON.stringify(touristTrip(program({ price_sar: 0, rating: 4.8 }), { language: 'en', ended: false }));
    expect(trip).not.toMatch(/offers|rating/i);
  });
});

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
