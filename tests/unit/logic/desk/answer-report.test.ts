import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultHours } from '#contracts/api/default-hours';
import { defaultSeasons } from '#contracts/api/default-seasons';
import { outcomesOf, summaryOf } from '../../../../functions/logic/desk/answer-report.ts';
import { dueSince } from '../../../../functions/logic/desk/calendar.ts';

const calendar = { hours: defaultHours, seasons: defaultSeasons, version: '0.0' };
const huda = { email: 'huda@rihla.example', name: 'Huda' };
const at = (time: string) => new Date(`2026-11-${time.replace(' ', 'T')}:00+03:00`).toISOString();
const now = new Date(at('28 18:00'));

const item = (changes: object) => ({
  ...{ pk: 'flight', sk: 'id', status: 'new', created_at: at('24 09:00'), updated_at: at('24 09:00') },
  ...{ history: [] as object[], clocked_since: at('24 09:00'), ...changes },
});
const contact = (time: string) => ({ action: 'contacted', channel: 'phone', at: at(time), by: huda });
const moved = (to: string, time: string) => ({ action: 'status_changed', to, at: at(time), by: huda });
const outcomes = (changes: object) => outcomesOf(item(changes), calendar, now);

describe('the outcome of a request', () => {
  const week = { week: '2026-11-22', type: 'flight' };

  it('is an answer with its working minutes, within the goal or not', () => {
    expect(outcomes({ history: [contact('24 09:40')] })).toEqual([{ ...week, by: huda, minutes: 40, state: 'kept' }]);
    expect(outcomes({ history: [contact('24 16:01')] })).toEqual([
      { ...week, by: huda, minutes: 211, state: 'answered' },
    ]);
  });

  it('is kept until the due instant, and not a moment longer, whatever the seconds of the arrival', () => {
    const arrivals = fc.integer({ min: Date.parse(at('22 00:00')), max: Date.parse(at('29 00:00')) });
    fc.assert(
      fc.property(arrivals, fc.integer({ min: -59_999, max: 59_999 }), (arrival, apart) => {
        const created_at = new Date(arrival).toISOString();
        const due_at = dueSince(calendar, 'flight', created_at);
        const answer = new Date(Date.parse(due_at) + apart);
        const [asked] = outcomesOf(item({ created_at, due_at }), calendar, answer);
        const history = [{ action: 'contacted', channel: 'phone', at: answer.toISOString(), by: huda }];
        const [answered] = outcomesOf(item({ created_at, history }), calendar, now);
        expect([asked?.state, answered?.state]).toEqual(apart <= 0 ? ['waiting', 'kept'] : ['late', 'answered']);
      }),
      {
        examples: [
          [Date.parse(at('24 09:00')), 0],
          [Date.parse(at('24 09:00')), 1],
          [Date.parse(at('24 09:00')), 59_999],
        ],
      },
    );
  });

  it('keeps what was stored with the answer after the hours have changed', () => {
    const stored = { since: at('24 09:00'), at: at('24 16:01'), by: huda, minutes: 30, kept: true };
    expect(outcomes({ history: [contact('24 16:01')], answers: [stored] })).toMatchObject([
      { minutes: 30, state: 'kept' },
    ]);
  });

  it('forgets an answer that was undone', () => {
    const stored = { since: at('24 09:00'), at: at('24 09:05'), by: huda, minutes: 5, kept: true };
    expect(outcomes({ history: [contact('24 16:01')], answers: [stored] })).toMatchObject([{ minutes: 211 }]);
  });

  it('is waiting, late or closed without an answer', () => {
    expect(outcomes({ due_at: at('28 18:30') })).toEqual([{ ...week, by: null, state: 'waiting' }]);
    expect(outcomes({ due_at: at('24 10:00') })).toEqual([{ ...week, by: null, state: 'late' }]);
    expect(outcomes({ status: 'done', history: [moved('done', '24 09:10')] })).toEqual([
      { ...week, by: null, state: 'closed' },
    ]);
  });

  it('comes once more when it is opened again', () => {
    const again = [contact('24 09:10'), moved('done', '24 09:20'), moved('in_progress', '24 10:00')];
    expect(outcomes({ status: 'in_progress', history: [...again, contact('24 10:05')] })).toMatchObject([
      { minutes: 10 },
      { minutes: 5 },
    ]);
  });
});

it('the figures are nearest ranks, in all and by week, kind and person', () => {
  const answered = (minutes: number) => ({
    ...{ week: '2026-11-22', type: 'flight' as const, by: huda, minutes, state: minutes <= 60 ? 'kept' : 'answered' },
  });
  const { total, weeks, types, people, rows } = summaryOf([
    ...([5, 10, 15, 20, 25, 30, 35, 40, 70, 300].map(answered) as never[]),
    { week: '2026-11-15', type: 'hotel', by: null, state: 'late' },
    { week: '2026-11-22', type: 'hotel', by: null, state: 'closed' },
  ]);
  const figures = { answered: 10, kept: 8, median_minutes: 25, p90_minutes: 70, waiting: 0, late: 0, closed: 0 };
  const none = { answered: 0, kept: 0, median_minutes: null, p90_minutes: null };
  expect(total).toEqual({ ...figures, waiting: 1, late: 1, closed: 1 });
  expect(weeks).toEqual([
    { week: '2026-11-15', ...none, waiting: 1, late: 1, closed: 0 },
    { week: '2026-11-22', ...figures, closed: 1 },
  ]);
  expect(types.map(({ type }) => type)).toEqual(['flight', 'hotel']);
  expect(people).toContainEqual({ by: huda, ...figures });
  expect(rows).toHaveLength(3);
});
