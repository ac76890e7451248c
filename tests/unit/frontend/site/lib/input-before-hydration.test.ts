import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeInputBeforeHydration } from '../../../../../frontend/site/lib/input-before-hydration.ts';

beforeEach(() => void vi.stubGlobal('window', {}));
afterEach(() => void vi.unstubAllGlobals());

it('returns the changed fields of one form and if it was submitted, once', () => {
  window.inputBeforeHydration = {
    typed: { flight_name: 'Sami', flight_legs_0_date: '', hotel_name: 'x' },
    submitted: 'flight',
  };
  const take = () => takeInputBeforeHydration('flight', ['name', 'phone', 'legs_0_date']);
  expect(take()).toEqual({ typed: { name: 'Sami', legs_0_date: '' }, submitted: true });
  expect(take()).toEqual({ typed: {}, submitted: false });
});

it('does not submit another form', () => {
  window.inputBeforeHydration = { typed: {}, submitted: 'hotel' };
  expect(takeInputBeforeHydration('flight', ['name']).submitted).toBe(false);
});
