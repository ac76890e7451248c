import { describe, expect, it } from 'vitest';
import {
  changedFields,
  inFormOrder,
  namePath,
} from '../../../../../../frontend/shared/features/enquiries/field-names.ts';
import { airports } from '../../../../../../frontend/shared/features/enquiries/flight/airports.ts';
import {
  emptyFlight,
  flightDefinition,
  toFlightRequest,
} from '../../../../../../frontend/shared/features/enquiries/flight/flight-values.ts';
import { cities } from '../../../../../../frontend/shared/features/enquiries/hotel/cities.ts';
import { createSendKey } from '../../../../../../frontend/shared/features/enquiries/send-key.ts';
import { matchingNames } from '../../../../../../frontend/shared/features/enquiries/suggestions.ts';
import { typedValue } from '../../../../../../frontend/shared/features/enquiries/typed-value.ts';

describe.each([
  ['airports', airports],
  ['cities', cities],
])('the suggested %s', (_, suggestions) => {
  it('are sixteen in each language', () => {
    expect(new Set(matchingNames(suggestions, 'ar', '')).size).toBe(16);
    expect(new Set(matchingNames(suggestions, 'en', '')).size).toBe(16);
  });

  it.each(['riyadh', 'الرياض', ' Riy'])('include Riyadh for %j in each language', (typed) => {
    expect(matchingNames(suggestions, 'ar', typed)[0]).toMatch(/^الرياض/);
    expect(matchingNames(suggestions, 'en', typed)[0]).toMatch(/^Riyadh/);
    expect(matchingNames(suggestions, 'en', typed)).toHaveLength(1);
  });

  it('are found in any spelling', () => {
    expect(matchingNames(suggestions, 'ar', 'ابها')[0]).toMatch(/^أبها/);
    expect(matchingNames(suggestions, 'ar', 'القاهره')[0]).toMatch(/^القاهرة/);
    expect(matchingNames(suggestions, 'en', 'Nowhere')).toEqual([]);
  });
});

it('airports are found by their code and written with it', () => {
  expect(matchingNames(airports, 'en', 'ruh')).toEqual(['Riyadh (RUH)']);
  expect(matchingNames(airports, 'en', 'male')).toEqual(['Maldives (Malé) (MLE)']);
  expect(matchingNames(airports, 'en', '').every((name) => /\([A-Z]{3}\)$/.test(name))).toBe(true);
});

describe('a flight request', () => {
  it('is multi-destination if and only if it has further legs', () => {
    expect(toFlightRequest(emptyFlight, undefined)).toMatchObject({ legs: [], is_multi_destination: false });
    const legs = [{ departure: 'Cairo' }];
    expect(toFlightRequest({ ...emptyFlight, legs }, 'p')).toMatchObject({
      legs: [{ departure: 'Cairo', arrival: '', date: '' }],
      is_multi_destination: true,
      program_id: 'p',
    });
  });
});

describe('the fields of a form', () => {
  it('are named as the form names them', () => {
    expect(namePath('legs.0.date')).toEqual(['legs', 0, 'date']);
    expect(namePath('from_date')).toEqual(['from_date']);
  });

  it('are found in a change', () => {
    const legs: unknown[] = [];
    legs[1] = { arrival: 'Luxor' };
    expect(changedFields({ name: 'Sami', legs })).toEqual([['name'], ['legs', 1, 'arrival']]);
  });

  it('have their issues in the page’s order', () => {
    const issues = ['adults', 'legs.1.departure', 'legs.0.date', 'legs.0.arrival', 'from_date', 'name'];
    const ordered = inFormOrder(
      issues.map((field) => ({ field })),
      flightDefinition.fieldOrder,
    );
    expect(ordered.map(({ field }) => field)).toEqual([
      'from_date',
      'legs.0.arrival',
      'legs.0.date',
      'legs.1.departure',
      'adults',
      'name',
    ]);
  });
});

describe('input from before hydration', () => {
  it.each([
    ['2027-03-12', 'day', '2027-03-12'],
    [' 12/3/2027 ', 'day', '2027-03-12'],
    ['12 March 2027', 'day', '2027-03-12'],
    ['١٢/٣/٢٠٢٧', 'day', '2027-03-12'],
    ['12/13/2027', 'day', '12/13/2027'],
    ['soon', 'day', 'soon'],
    [' ', 'day', undefined],
    ['3', 'count', 3],
    ['٣', 'count', 3],
    ['-1', 'count', undefined],
    ['', 'count', undefined],
    [' Sami ', 'text', ' Sami '],
    [true, 'text', true],
  ] as const)('%j as a %s is %j', (typed, kind, value) => {
    expect(typedValue(typed, kind)).toBe(value);
  });
});

describe('the key of an enquiry', () => {
  it('changes with the content only', () => {
    const key = createSendKey('test');
    const first = key.for({ name: 'a' });
    expect(key.for({ name: 'a' })).toBe(first);
    expect(key.for({ name: 'b' })).not.toBe(first);
  });

  it('is new after the enquiry was stored', () => {
    const key = createSendKey('test');
    const first = key.for({ name: 'a' });
    key.forget();
    expect(key.for({ name: 'a' })).not.toBe(first);
  });
});
