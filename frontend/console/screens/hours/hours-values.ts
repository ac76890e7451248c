import type { Hours, HoursBody, Schedule, Week } from '#contracts/api/hours';
import { weekDays } from '#contracts/api/hours-rules';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';

interface IntervalValues {
  from?: string;
  to?: string;
}
type WeekValues = Partial<Record<keyof Week, IntervalValues[]>>;

export interface ScheduleValues {
  name?: string | undefined;
  season?: Schedule['season'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  closed: boolean;
  week: WeekValues;
}

/** The form's values; what is empty may be missing. */
export interface HoursValues {
  week: WeekValues;
  goals: Partial<Record<'default' | EnquiryType, number | null>>;
  schedules: ScheduleValues[];
}

export const valuesOf = ({ week, goals, schedules }: Pick<Hours, 'week' | 'goals' | 'schedules'>): HoursValues => ({
  week,
  goals,
  schedules: schedules.map(({ week: own, name, season, from, to }) => ({
    ...{ name: name ?? undefined, season: season ?? undefined, from: from ?? undefined, to: to ?? undefined },
    ...{ closed: own === null, week: own ?? week },
  })),
});

const weekOf = (values: WeekValues): Week =>
  Object.fromEntries(
    weekDays.map((day) => [day, (values[day] ?? []).map(({ from = '', to = '' }) => ({ from, to }))]),
  ) as Week;

const parts = ['week', 'goals', 'schedules'] as const;

/** The parts of the hours in which two versions differ. */
export const differing = (one: Pick<Hours, Part>, other: Pick<Hours, Part>): Part[] =>
  parts.filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
type Part = (typeof parts)[number];

/** The body of the call. Missing values stay missing, so that the server names their fields. */
export function bodyOf({ week, goals, schedules }: HoursValues, version: number): HoursBody {
  const goal = (name: 'default' | EnquiryType) => goals[name] ?? null;
  return {
    week: weekOf(week),
    goals: {
      ...Object.fromEntries(EnquiryType.options.map((type) => [type, goal(type)])),
      default: goal('default') as number,
    } as HoursBody['goals'],
    schedules: (schedules ?? []).map(({ name, season, from, to, closed, week: own }) => ({
      ...{ name: name?.trim() || null, season: season ?? null },
      ...(season ? { from: null, to: null } : { from: from ?? null, to: to ?? null }),
      week: closed ? null : weekOf(own ?? {}),
    })),
    version,
  };
}
