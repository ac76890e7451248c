import * as z from 'zod/mini';
import { CalendarDate, Id, Instant } from '../field-kit/fields.ts';
import { longestReportDays } from './answer-report-rules.ts';
import { Figures as Answers, ReportQuery, TabCount } from './desk.ts';
import { Author, EnquiryType } from './enquiries.ts';
import { periodInWords } from './enquiry-list.ts';
import { route } from './route.ts';
import { OpenTask } from './tasks.ts';

/** The work that waits now, and the results of the requests of a period. */

/** The most rows of one group, the largest first. */
export const mostRows = 20;

/** The requests that arrived in the period, and in the one of the same length before. */
const counts = { count: z.int(), previous: z.int() };

/** Requests that arrived in a period, those of them with a quote, and those that were won, with their values. */
const sales = {
  received: z.int(),
  offered: z.int(),
  /** Of each request the accepted quote, else the newest. */
  offered_sar: z.number(),
  won: z.int(),
  won_sar: z.number(),
};
const Sales = z.object(sales);

const ofPerson = { answered: z.int(), kept: z.int(), median_minutes: z.nullable(z.int()), ...sales };

export const PeriodFigures = z.object({
  from: CalendarDate,
  to: CalendarDate,
  types: z.array(z.object({ type: EnquiryType, ...counts })),
  /** The source that the link of an advertisement names, else the site that linked to ours; null if unknown. `entered`: by staff, for a customer. */
  sources: z.array(z.object({ source: z.nullable(z.string()), entered: z.boolean(), ...counts, ...sales })),
  /** Without a name if the program is gone. */
  programs: z.array(
    z.object({
      program_id: Id,
      trip_name: z.nullable(z.object({ ar: z.string(), en: z.nullable(z.string()) })),
      ...counts,
    }),
  ),
  /** Where requests without a program go, as most of them write it. */
  cities: z.array(z.object({ city: z.string(), ...counts })),
  answers: z.object({ now: Answers, before: Answers }),
  sales: z.object({ now: Sales, before: Sales }),
  /** For owners: answers by who gave them, the rest by the request's owner. Null for others. */
  people: z.nullable(z.array(z.object({ by: Author, ...ofPerson, before: z.object(ofPerson) }))),
  /** False if both periods have too many requests for one call: then the newest are in it. */
  complete: z.boolean(),
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

export const getFigures = route({
  id: 'getFigures',
  summary:
    'Requests of a period by kind, source, program and city, first answers and sales, compared with the period before',
  method: 'GET',
  path: '/overview/figures',
  access: 'staff',
  query: ReportQuery,
  rules: [periodInWords, `from and to span at most ${longestReportDays} days (report_too_long)`],
  reply: PeriodFigures,
  status: 200,
  uses: { Enquiries: ['Query'], Programs: ['BatchGetItem'] },
});

/** The most offers and tasks that are named. */
export const mostNamed = 5;

const Named = z.object({ type: EnquiryType, id: Id, reference: z.string(), name: z.string() });

export const getUpcoming = route({
  id: 'getUpcoming',
  summary: 'What needs doing now: customers who wait, tasks that are due today, and offers that end within two days',
  method: 'GET',
  path: '/overview/upcoming',
  access: 'staff',
  reply: z.object({
    unanswered: TabCount,
    late: TabCount,
    due_soon: TabCount,
    /** The first of the queue; null if nobody waits. */
    first: z.nullable(z.object({ ...Named.shape, waiting_since: z.nullable(Instant) })),
    /** Open tasks that are due by the end of the day, and the first due of them, as many as `mostNamed`. */
    tasks: TabCount,
    due: z.array(OpenTask),
    /** Requests with an offer that ends within two days, as the filter `sale=ending` lists them. */
    offers: z.int(),
    /** The first to end of each, as many as `mostNamed`. */
    ending: z.array(z.object({ ...Named.shape, valid_until: CalendarDate, total_sar: z.number() })),
  }),
  status: 200,
  uses: { Enquiries: ['Query ByDesk', 'Query ByQuote', 'Query ByTask', 'BatchGetItem'] },
});
