import * as z from 'zod/mini';
import { addDays, daysBetween, riyadhDay } from '../field-kit/calendar.ts';
import { BusinessDate, CalendarDate, Instant, numberParameter, orNull } from '../field-kit/fields.ts';
import { withJsonSchema } from '../field-kit/json-schema.ts';
import { longestReportDays } from './answer-report-rules.ts';
import { Author, Enquiry, EnquiryType } from './enquiries.ts';
import { order, periodInWords, QueueCursor } from './enquiry-list.ts';
import { route } from './route.ts';

/** The desk: one queue over all kinds of requests, who is on duty, and how fast customers get their first answer. */

/** The tabs of the queue. `waiting_for_customer`, `in_progress` and `unanswered` are the stages of open requests. */
export const QueueTab = z.enum(['unanswered', 'mine', 'in_progress', 'waiting_for_customer', 'done', 'all']);
export type QueueTab = z.infer<typeof QueueTab>;

/** The kinds, with commas between; all by default. */
const types = z.optional(
  withJsonSchema(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => [...new Set(text.split(','))]),
      ),
      z.array(EnquiryType),
    ),
    () => ({
      type: 'string',
      pattern: `^(?:${EnquiryType.options.join('|')})(?:,(?:${EnquiryType.options.join('|')}))*$`,
    }),
  ),
);

export const QueueQuery = z.object({
  tab: QueueTab,
  types,
  order,
  limit: z.optional(numberParameter(1, 100)),
  cursor: z.optional(QueueCursor),
});

export const listQueue = route({
  id: 'listQueue',
  summary:
    'One tab of the queue: what is due first, then who has waited longest; Done and All newest first; each also reversed',
  method: 'GET',
  path: '/desk/queue',
  access: 'staff',
  query: QueueQuery,
  reply: z.array(Enquiry),
  page: true,
  status: 200,
  uses: { Enquiries: ['Query', 'Query ByStatus', 'Query ByDesk', 'Query ByOwner', 'BatchGetItem'] },
});

/** Up to `mostInTab`; `more` is true if there are at least this many. */
export const TabCount = z.object({ count: z.int(), more: z.boolean() });
export const mostInTab = 1000;

export const countQueue = route({
  id: 'countQueue',
  summary: 'How many requests each tab of the queue has, and how many are late or due soon',
  method: 'GET',
  path: '/desk/counts',
  access: 'staff',
  query: z.object({ types }),
  reply: z.object({
    unanswered: TabCount,
    mine: TabCount,
    in_progress: TabCount,
    waiting_for_customer: TabCount,
    done: TabCount,
    all: TabCount,
    /** Of the unanswered: past `due_at`, and due within a quarter of an hour. */
    late: TabCount,
    due_soon: TabCount,
  }),
  status: 200,
  revalidated: true,
  uses: { Enquiries: ['Query', 'Query ByStatus', 'Query ByDesk', 'Query ByOwner'] },
});

/** Hours after which duty ends by itself. */
export const dutyHours = 12;

/** A colleague who may have requests: an active agent or owner. */
const DeskPerson = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** Until when new requests go to this person in turn; null if not on duty. */
  on_duty_until: z.nullable(Instant),
});
const Desk = z.object({
  /** By name. */
  people: z.array(DeskPerson),
  /** The id of the caller. */
  me: z.string(),
});
export type Desk = z.infer<typeof Desk>;

export const getDesk = route({
  id: 'getDesk',
  summary: 'The colleagues to whom requests can be given, and who of them is on duty',
  method: 'GET',
  path: '/desk',
  access: 'staff',
  reply: Desk,
  status: 200,
  uses: { Staff: ['GetItem', 'BatchGetItem', 'Scan'] },
});

export const changeDuty = route({
  id: 'changeDuty',
  summary: `Begin or end one's duty: new requests go to those on duty in turn; it ends after ${dutyHours} hours`,
  method: 'PUT',
  path: '/desk/duty',
  access: { role: 'agent' },
  body: z.object({
    on_duty: z.boolean(),
    /** Hands back one's open requests too, for who is away. */
    hand_back: z.prefault(z.boolean(), false),
  }),
  reply: Desk,
  status: 200,
  audit: { reported: ['duty_begun', 'duty_ended', 'enquiry_assigned'] },
  uses: {
    Staff: ['GetItem', 'BatchGetItem', 'Scan', 'UpdateItem'],
    Enquiries: ['Query ByOwner', 'GetItem', 'UpdateItem'],
  },
});

/** Riyadh days, both inclusive; by default the last four weeks. */
export const ReportQuery = z.pipe(
  z.object({ from: orNull(BusinessDate), to: orNull(BusinessDate) }),
  z.pipe(
    z.transform(({ from, to }: { from: string | null; to: string | null }) => {
      const today = riyadhDay();
      const last = to ?? (from && from > today ? from : today);
      return { from: from ?? addDays(last, -27), to: last };
    }),
    z.object({ from: CalendarDate, to: CalendarDate }).check(
      z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'to_date_before_from_date', abort: true }),
      z.refine(({ from, to }) => daysBetween(from, to) < longestReportDays, {
        ...{ path: ['to'], error: 'report_too_long' },
      }),
    ),
  ),
);

const figures = {
  /** Answered requests; those that were opened again count once more. */
  answered: z.int(),
  /** Of these, within the goal. */
  kept: z.int(),
  /** Working minutes until the first answer, the nearest rank; null if none was answered. */
  median_minutes: z.nullable(z.int()),
  p90_minutes: z.nullable(z.int()),
  /** Not answered yet; of these, past the goal. */
  waiting: z.int(),
  late: z.int(),
  /** Done without an answer. */
  closed: z.int(),
};
export const Figures = z.object(figures);
export type Figures = z.infer<typeof Figures>;

export const AnswerReport = z.object({
  from: CalendarDate,
  to: CalendarDate,
  total: Figures,
  /** By the Sunday on which the week of the arrival begins, the first week first. */
  weeks: z.array(z.object({ week: CalendarDate, ...figures })),
  types: z.array(z.object({ type: EnquiryType, ...figures })),
  /** By who answered; what nobody has answered has no name. */
  people: z.array(z.object({ by: z.nullable(Author), ...figures })),
  /** By all three, for a file. */
  rows: z.array(z.object({ week: CalendarDate, type: EnquiryType, by: z.nullable(Author), ...figures })),
  /** False if the period has too many requests for one call: then the newest are in it. */
  complete: z.boolean(),
});
export type AnswerReport = z.infer<typeof AnswerReport>;

export const reportAnswers = route({
  id: 'reportAnswers',
  summary: 'How fast customers got their first answer, by week, kind and person',
  method: 'GET',
  path: '/desk/answers',
  access: { role: 'owner' },
  query: ReportQuery,
  rules: [periodInWords, `from and to span at most ${longestReportDays} days (report_too_long)`],
  reply: AnswerReport,
  status: 200,
  uses: { Enquiries: ['Query'] },
});
