import { describe, expect, it } from 'vitest';
import { regionOf, regionOfCity, typeOf } from '#catalogue/region';
import { program } from './program.ts';

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
    ['العلا', 'saudi'],
    ['العُلا', 'saudi'],
    ['AlUla', 'saudi'],
    ['Al-Ula', 'saudi'],
    ['Al Ula and Hegra', 'saudi'],
    ['ابها', 'saudi'],
    ['الطايف', 'saudi'],
    ['Ha’il', 'saudi'],
    ['Rijal Almaa', 'saudi'],
    ['Hafr, Hafar Al-Batin', 'saudi'],
    ['تيما', 'saudi'],
    ['Mecca & Medina', 'saudi'],
    ['Dubai', 'other'],
    ['البهاء', 'other'],
    ['إسطنبول', 'other'],
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
    expect(regionOf(program({ city: 'Paris', region: 'asia' }))).toBe('asia');
    expect(regionOf(program({ city: 'Paris', region: null }))).toBe('europe');
  });

  it('is cultural by default', () => {
    expect(typeOf({ type: null })).toBe('cultural');
  });
});
