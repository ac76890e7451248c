import { expect, it, vi } from 'vitest';
import { ScheduledEvent } from '#contracts/platform/events';
import { startSchedule } from '../../../../../infra/embedded/events/schedule.ts';

/** The events sent by a start at this time in Riyadh. 2026-11-22 is a Sunday. */
function sentAt(time: string) {
  const send = vi.fn();
  startSchedule({ send }, new Date(`${time}+03:00`)).close();
  return callsOf(send).map(([consumer, event]) => `${consumer} ${ScheduledEvent.parse(event).time}`);
}

const everyTenMinutes = ['fileEarlierCustomers', 'summarizeNews', 'countEnquiries', 'forgetOldEnquiries'];
const oftener = ['publishDue', 'watchClock'];
/** The calls by the time of day. */
const callsOf = (send: ReturnType<typeof vi.fn>) =>
  send.mock.calls.filter(([consumer]) => ![...everyTenMinutes, ...oftener].includes(consumer));

it('sends the last event of every ten minutes at the start', () => {
  const send = vi.fn();
  startSchedule({ send }, new Date('2026-11-27T12:34:56Z')).close();
  const sent = send.mock.calls.filter(([consumer]) => everyTenMinutes.includes(consumer));
  expect(sent.map(([consumer, { time }]) => [consumer, time])).toEqual(
    everyTenMinutes.map((consumer) => [consumer, '2026-11-27T12:30:00Z']),
  );
});

it('sends a missed midnight event at the start, every day', () => {
  expect(sentAt('2026-11-27T00:00:30')).toEqual([]);
  expect(sentAt('2026-11-27T00:01:30')).toEqual([
    'refreshLinkPictures 2026-11-26T21:01:00Z',
    'refreshPages 2026-11-26T21:01:00Z',
    'endQuotes 2026-11-26T21:01:00Z',
  ]);
});

it('sends a missed morning event at the start, every day', () => {
  const reminders = (time: string) => sentAt(time).filter((sent) => sent.startsWith('remindStaff'));
  expect(reminders('2026-11-22T07:59:00')).toEqual([]);
  expect(reminders('2026-11-22T08:00:30')).toEqual(['remindStaff 2026-11-22T05:00:00Z']);
  expect(reminders('2026-11-26T23:59:00')).toEqual(['remindStaff 2026-11-26T05:00:00Z']);
  expect(reminders('2026-11-27T09:00:00')).toEqual(['remindStaff 2026-11-27T05:00:00Z']);
});

it('uses Riyadh time', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T07:59:50+03:00') });
  try {
    const send = vi.fn();
    const schedule = startSchedule({ send });
    send.mockClear();
    vi.advanceTimersByTime(20_000);
    schedule.close();
    expect(callsOf(send)).toEqual([['remindStaff', expect.objectContaining({ time: '2026-11-23T05:00:00Z' })]]);
  } finally {
    vi.useRealTimers();
  }
});
