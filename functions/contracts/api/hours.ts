import * as z from 'zod/mini';
import {
  BusinessDate,
  CalendarDate,
  Instant,
  isCalendarDate,
  optionalLine,
  orNull,
  wholeNumber,
} from '../field-kit/fields.ts';
import { Author } from './enquiries.ts';
import { goalLimits, hoursLimits, minutesIn, type WeekDay, weekDays } from './hours-rules.ts';
import { route } from './route.ts';
import { seasonKinds } from './season-rules.ts';

/** The agency's working hours in Riyadh, and the goals for the first answer to a customer. */

/** `00:00` to `23:59`. */
const TimeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid_format' }));

/** An interval that does not end after it begins goes on past midnight. */
const Interval = z.object({ from: TimeOfDay, to: TimeOfDay });
export type Interval = z.infer<typeof Interval>;

const isRead = ({ success }: { success: boolean }) => success;

/** In the order of the day, without overlap, so that a typing mistake is seen. */
const inOrder = z.check<Interval[]>(({ value, issues }) => {
  value.forEach((interval, place) => {
    const before = value[place - 1];
    if (!before || !isRead(Interval.safeParse(before)) || !isRead(Interval.safeParse(interval))) return;
    if (minutesIn(interval).start >= minutesIn(before).end) return;
    issues.push({ code: 'custom', input: interval, path: [place, 'from'], message: 'hours_overlap' });
  });
});

const Day = z.array(Interval).check(z.maxLength(hoursLimits.intervals, { error: 'too_many_items' }), inOrder);

/** No interval: closed all day. */
const Week = z.object(Object.fromEntries(weekDays.map((day) => [day, Day])) as Record<WeekDay, typeof Day>);
export type Week = z.infer<typeof Week>;

const scheduleFields = {
  name: optionalLine(hoursLimits.name),
  /** The days of the seasons of this kind, or those from `from` to `to`, both inclusive. */
  season: orNull(z.enum(seasonKinds)),
  from: orNull(BusinessDate),
  to: orNull(BusinessDate),
  /** Null for a holiday. */
  week: z.nullable(Week),
};

const Schedule = z.object(scheduleFields);
export type Schedule = z.infer<typeof Schedule>;

const ScheduleBody = Schedule.check(
  z.refine(({ season, from }) => Boolean(season ?? from), { path: ['from'], error: 'required' }),
  z.refine(({ season, to }) => Boolean(season ?? to), { path: ['to'], error: 'required' }),
  z.refine(({ from, to }) => !isCalendarDate(from) || !isCalendarDate(to) || to >= from, {
    ...{ path: ['to'], error: 'to_date_before_from_date' },
  }),
);

const Goal = wholeNumber(goalLimits.fewest).check(z.lte(goalLimits.most));

/** Working minutes until the first answer, by kind where it differs. */
const Goals = z.object({
  default: Goal,
  flight: orNull(Goal),
  hotel: orNull(Goal),
  custom: orNull(Goal),
  message: orNull(Goal),
});
export type Goals = z.infer<typeof Goals>;

const fields = { week: Week, goals: Goals };

export const HoursBody = z.object({
  ...fields,
  /** They replace the week on their days. The first that has a day counts. */
  schedules: z.array(ScheduleBody).check(z.maxLength(hoursLimits.schedules, { error: 'too_many_items' })),
  /** The version on which the change is based: a conflict if it is not current. */
  version: wholeNumber(0),
});
export type HoursBody = z.infer<typeof HoursBody>;

const StoredSchedule = z.object({ ...scheduleFields, from: z.nullable(CalendarDate), to: z.nullable(CalendarDate) });

export const Hours = z.object({
  ...fields,
  schedules: z.array(StoredSchedule),
  /** 0 until an owner changes the hours of a fresh system. */
  version: z.int(),
  updated_at: z.nullable(Instant),
  /** Who changed them last; null also if that was an import, or is not known. */
  updated_by: z._default(z.nullable(Author), null),
});
export type Hours = z.infer<typeof Hours>;

const HoursReply = z.object({
  ...Hours.shape,
  /** True if the agency never opens in the coming 400 days: then every hour counts. */
  always: z.boolean(),
});

export const getHours = route({
  id: 'getHours',
  summary: 'The working hours and the goals for the first answer, with the version that a change names',
  method: 'GET',
  path: '/settings/hours',
  access: 'staff',
  reply: HoursReply,
  status: 200,
  uses: { Settings: ['GetItem'] },
});

export const updateHours = route({
  id: 'updateHours',
  summary: 'Replace the working hours and the goals; the requests that wait get new due times within minutes',
  method: 'PUT',
  path: '/settings/hours',
  access: { role: 'owner' },
  body: HoursBody,
  rules: [
    'The intervals of a day are in order and do not overlap (hours_overlap)',
    'A schedule has a season, or both days (required); to is not before from (to_date_before_from_date)',
  ],
  reply: HoursReply,
  status: 200,
  problems: ['version_conflict'],
  audit: { action: 'hours_changed' },
  uses: { Settings: ['GetItem', 'PutItem'] },
});
