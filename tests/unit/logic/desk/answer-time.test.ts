import { expect, it } from 'vitest';
import { defaultHours } from '#contracts/api/default-hours';
import { defaultSeasons } from '#contracts/api/default-seasons';
import { answerDue } from '../../../../functions/logic/desk/answer-time.ts';

it('is the next full hour after the promised ones', () => {
  const answerTime = { answer_hours: 24, calendar: null };
  expect(answerDue('2026-11-23T11:20:00.000Z', answerTime)).toBe('2026-11-24T12:00:00.000Z');
  expect(answerDue('2026-11-23T12:00:00.000Z', answerTime)).toBe('2026-11-24T12:00:00.000Z');
  expect(answerDue('2026-11-23T11:20:00.000Z', { ...answerTime, answer_hours: 2 })).toBe('2026-11-23T14:00:00.000Z');
});

it('counts only working hours if the agency says so', () => {
  const calendar = { hours: defaultHours, seasons: defaultSeasons };
  // From Thursday 20:45 in Riyadh: a quarter until nine, and on Saturday from four.
  expect(answerDue('2026-11-26T17:45:00.000Z', { answer_hours: 2, calendar })).toBe('2026-11-28T15:00:00.000Z');
  expect(answerDue('2026-11-26T17:45:00.000Z', { answer_hours: 2, calendar: null })).toBe('2026-11-26T20:00:00.000Z');
});
