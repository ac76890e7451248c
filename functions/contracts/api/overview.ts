import * as z from 'zod/mini';
import { addDays, daysBetween, riyadhDay } from '../field-kit/calendar.ts';
import { BusinessDate, CalendarDate, Id, Instant, orNull } from '../field-kit/fields.ts';
import { Enquiry, EnquiryType } from './enquiries.ts';
import { periodInWords } from './enquiry-list.ts';
import { route } from './route.ts';

const longestRangeDays = 366;

/** Riyadh days, both inclusive; by default from the first day of this month to today. */
const OverviewQuery = z.pipe(
  z.object({ from: orNull(BusinessDate), to: orNull(BusinessDate) }),
  z.pipe(
    z.transform(({ from, to }: { from: string | null; to: string | null }) => ({
      from: from ?? `${(to ?? riyadhDay()).slice(0, 8)}01`,
      to: to ?? (from && from > riyadhDay() ? from : riyadhDay()),
    })),
    z.object({ from: CalendarDate, to: CalendarDate }).check(
      z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'to_date_before_from_date', abort: true }),
      z.refine(({ from, to }) => daysBetween(from, to) < longestRangeDays, { path: ['to'], error: 'range_too_long' }),
    ),
  ),
);

/** The period of equal length that ends on the day before `from`. */
export function periodBefore({ from, to }: { from: string; to: string }) {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

const Count = z.object({
  count: z.int(),
  previous: z.int(),
  /** Change in whole percent since the previous period; null if that had none. */
  trend: z.nullable(z.int()),
});

const perType = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({ flight: schema, hotel: schema, custom: schema, message: schema });

export const Overview = z.object({
  from: CalendarDate,
  to: CalendarDate,
  counts: perType(Count),
  /** The three newest enquiries of the period, of all types. */
  recent: z.array(Enquiry),
  /** One entry per day, without gaps. */
  series: z.array(z.object({ day: CalendarDate, ...perType(z.int()).shape })),
});
export type Overview = z.infer<typeof Overview>;

export const enquiryTypes = EnquiryType.options;

export const getOverview = route({
  id: 'getOverview',
  summary: 'Counts, trends, newest enquiries and enquiries per day of a period',
  method: 'GET',
  path: '/overview',
  access: 'staff',
  query: OverviewQuery,
  rules: [periodInWords, `from and to span at most ${longestRangeDays} days (range_too_long)`],
  reply: Overview,
  status: 200,
  uses: { Enquiries: ['Query', 'Query ByStatus'], PastEnquiries: ['Query'], EnquiryCounts: ['Query'] },
});

/** The maximum number of new enquiries counted per type. */
export const mostCounted = 100;

const CountUpTo = z.object({ count: z.int(), more: z.boolean() });
const CountSince = z.object({ ...CountUpTo.shape, latest: z.nullable(Instant) });

const NewRequests = z.object({
  /** The number of new enquiries; if `more` is true, there are at least this many. */
  count: z.int(),
  more: z.boolean(),
  /** The newest new enquiry. */
  newest: z.nullable(z.object({ id: Id, created_at: Instant })),
  /**
   * Enquiries that need somebody's answer, each once: those whose customer waits for the first one or another, whatever
   * the status, and those that `unanswered` counts.
   */
  waiting: CountUpTo,
  /** Of these, those whose customer has waited longer than the goal, and those that are due within a quarter of an hour. */
  late: CountUpTo,
  due_soon: CountUpTo,
});

/** Costs a dozen short index queries, whatever the amount of data. Answers 304 to its own ETag while nothing changes. */
export const countNewRequests = route({
  id: 'countNewRequests',
  summary: 'How many enquiries need an answer, and how many are new, by type: for badges that are refreshed often',
  method: 'GET',
  path: '/overview/new',
  access: 'staff',
  reply: z.object({
    ...NewRequests.shape,
    types: perType(NewRequests),
    /** Suspected spam that awaits a decision. */
    quarantined: CountUpTo,
    /** Enquiries whose customer has done something on the request's page that nobody has seen to. */
    unanswered: CountSince,
    /** Of the late ones, those that the caller has, and when the last of them was due; the same of those due soon. */
    own_late: CountSince,
    own_soon: CountSince,
    /**
     * For owners, the late ones that nobody has, and those that a colleague has not answered until half the goal has passed
     * once more; since when the last of them is for owners to see to. Null for others.
     */
    unheeded: z.nullable(CountSince),
    /** Requests whose notes mention the caller, who has not opened them since; the latest first. */
    mentions: z.array(z.object({ type: EnquiryType, id: Id })),
  }),
  status: 200,
  revalidated: true,
  uses: {
    Enquiries: ['GetItem', 'Query ByStatus', 'Query ByUnanswered', 'Query ByDesk', 'Query ByOwner', 'BatchGetItem'],
    Settings: ['GetItem'],
    Quarantine: ['Query'],
  },
});
