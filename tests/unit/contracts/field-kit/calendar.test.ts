import { describe, expect, it } from 'vitest';
import { periodBefore } from '#contracts/api/overview';
import { addDays, daysBetween, riyadhDay, startOfRiyadhDay } from '#contracts/field-kit/calendar';

describe('calendar days', () => {
  it('begin at midnight in Riyadh, three hours before UTC', () => {
    expect(riyadhDay(new Date('2026-11-20T20:59:59.999Z'))).toBe('2026-11-20');
    expect(riyadhDay(new Date('2026-11-20T21:00:00.000Z'))).toBe('2026-11-21');
    expect(startOfRiyadhDay('2026-11-21').toISOString()).toBe('2026-11-20T21:00:00.000Z');
  });

  it('are counted over months, leap days and years', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  });

  it('have a previous period of the same length', () => {
    expect(periodBefore({ from: '2026-11-01', to: '2026-11-21' })).toEqual({ from: '2026-10-11', to: '2026-10-31' });
  });
});
