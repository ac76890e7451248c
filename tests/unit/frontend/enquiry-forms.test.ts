import { describe, expect, it } from 'vitest';
import { changedFields, inFormOrder, namePath } from '../../../frontend/features/enquiries/field-names.ts';
import { createSendKey } from '../../../frontend/features/enquiries/send-key.ts';
import { matches, toOptions } from '../../../frontend/features/enquiries/suggestions.ts';
import { airports } from '../../../frontend/screens/flight-booking/airports.ts';
import {
  emptyFlight,
  flightDefinition,
  toFlightRequest,
} from '../../../frontend/screens/flight-booking/flight-values.ts';

describe('airport suggestions', () => {
  it('are sixteen in either language, each with its code', () => {
    for (const language of ['ar', 'en'] as const) {
      const values = toOptions(airports, language).map(({ value }) => value);
      expect(new Set(values).size).toBe(16);
      expect(values.every((value) => /\([A-Z]{3}\)$/.test(value))).toBe(true);
    }
  });

  it.each(['ruh', 'riyadh', 'الرياض', ' Riy'])('find Riyadh by %j in either language', (typed) => {
    for (const language of ['ar', 'en'] as const) {
      const found = toOptions(airports, language).filter((option) => matches(typed, option));
      expect(found.map(({ value }) => value)).toEqual([language === 'ar' ? 'الرياض (RUH)' : 'Riyadh (RUH)']);
    }
  });

  it('fold accents and the spellings of Arabic', () => {
    const found = (typed: string) => toOptions(airports, 'en').filter((option) => matches(typed, option)).length;
    expect(found('male')).toBe(1);
    expect(found('القاهره')).toBe(1);
    expect(found('عمان')).toBe(1);
    expect(found('ابها')).toBe(1);
  });
});

describe('a flight request', () => {
  it('is to several destinations exactly when it has further legs', () => {
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

  it('are found in what has changed', () => {
    const legs: unknown[] = [];
    legs[1] = { arrival: 'Luxor' };
    expect(changedFields({ name: 'Sami', legs })).toEqual([['name'], ['legs', 1, 'arrival']]);
  });

  it('have their faults in the order of the page', () => {
    const faults = ['adults', 'legs.1.departure', 'legs.0.date', 'legs.0.arrival', 'from_date', 'name'];
    const ordered = inFormOrder(
      faults.map((field) => ({ field })),
      flightDefinition.fieldOrder,
    );
    expect(ordered.map(({ field }) => field)).toEqual([
      'name',
      'from_date',
      'legs.0.arrival',
      'legs.0.date',
      'legs.1.departure',
      'adults',
    ]);
  });
});

describe('the key of an enquiry', () => {
  it('stays while the content does, and changes with it', () => {
    const key = createSendKey('test');
    const first = key.for({ name: 'a' });
    expect(key.for({ name: 'a' })).toBe(first);
    expect(key.for({ name: 'b' })).not.toBe(first);
  });

  it('is new after the enquiry has arrived', () => {
    const key = createSendKey('test');
    const first = key.for({ name: 'a' });
    key.forget();
    expect(key.for({ name: 'a' })).not.toBe(first);
  });
});
