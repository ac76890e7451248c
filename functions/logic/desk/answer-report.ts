import type { AnswerReport, Figures } from '#contracts/api/desk';
import { type Author, EnquiryType } from '#contracts/api/enquiries';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import type { Item } from '../../data/dynamo.ts';
import { clockOf } from '../../data/enquiry-clock.ts';
import { itemPages } from '../../data/enquiry-reads.ts';
import { parseItems } from '../../data/parse-items.ts';
import { endOfCall } from '../../time-left.ts';
import { idRange } from '../enquiry-ids.ts';
import { type DeskCalendar, readCalendar } from './calendar.ts';
import { answersIn } from './settle.ts';

/** Enquiries read at a time. */
const pageSize = 500;

/** The most enquiries of one report: two years of an agency with seventy a day. */
export const mostReported = 50_000;

/** Attributes of an enquiry that say how it was answered. */
export const attributesOfAnswers = [
  ...['pk', 'sk', 'status', 'created_at', 'updated_at', 'history', 'unanswered_since', 'clocked_since'],
  ...['answers', 'due_at'],
];

/** The end of one wait for a first answer, or that it goes on. */
export interface Outcome {
  week: string;
  type: EnquiryType;
  by: Author | null;
  state: 'answered' | 'kept' | 'waiting' | 'late' | 'closed';
  minutes?: number;
}

/** Reports how fast the requests of a period got their first answer. Riyadh days, both included. */
export async function reportAnswers(
  period: { from: string; to: string },
  now = new Date(),
  most = mostReported,
): Promise<AnswerReport> {
  const calendar = await readCalendar();
  const outcomes: Outcome[] = [];
  let count = 0;
  const read = EnquiryType.options.map(async (type) => {
    for await (const items of itemPages(type, { range: idRange(period), size: pageSize }, attributesOfAnswers)) {
      outcomes.push(...parseItems('Enquiries', items, (item) => outcomesOf(item, calendar, now)).flat());
      count += items.length;
      if (count >= most || performance.now() > endOfCall()) return false;
    }
    return true;
  });
  const complete = (await Promise.all(read)).every(Boolean);
  return { ...period, ...summaryOf(outcomes), complete };
}

/** The outcomes of one enquiry: one, and one more for each time that it was opened again. */
export function outcomesOf(item: Item, calendar: DeskCalendar, now: Date): Outcome[] {
  const { pk: type, status, due_at } = item;
  const clock = clockOf(item as never);
  const day = riyadhDay(new Date(item.created_at));
  const week = addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
  const answered = answersIn(item, calendar, clock).map(({ by, minutes, kept }): Outcome => {
    return { week, type, by, minutes, state: kept ? 'kept' : 'answered' };
  });
  if (clock.first_contact_at) return answered;
  const isLate = due_at && Date.parse(due_at) < now.getTime();
  if (clock.waiting_since) return [...answered, { week, type, by: null, state: isLate ? 'late' : 'waiting' }];
  return status === 'done' ? [...answered, { week, type, by: null, state: 'closed' }] : answered;
}

/** Puts outcomes in figures: in all, by week, by kind, by person and by all three. */
export function summaryOf(
  outcomes: readonly Outcome[],
): Pick<AnswerReport, 'total' | 'weeks' | 'types' | 'people' | 'rows'> {
  const by = <Group>(groupOf: (outcome: Outcome) => Group) =>
    [...Map.groupBy(outcomes, (outcome) => JSON.stringify(groupOf(outcome)))]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([group, some]) => ({ ...(JSON.parse(group) as Group), ...figuresOf(some) }));
  return {
    total: figuresOf(outcomes),
    weeks: by(({ week }) => ({ week })),
    types: by(({ type }) => ({ type })),
    people: by(({ by }) => ({ by })),
    rows: by(({ week, type, by }) => ({ week, type, by })),
  };
}

function figuresOf(outcomes: readonly Outcome[]): Figures {
  const count = (...states: Outcome['state'][]) => outcomes.filter(({ state }) => states.includes(state)).length;
  const minutes = outcomes.flatMap((outcome) => outcome.minutes ?? []).toSorted((one, other) => one - other);
  const rank = (share: number) => minutes[Math.ceil(share * minutes.length) - 1] ?? null;
  return {
    answered: count('answered', 'kept'),
    kept: count('kept'),
    median_minutes: rank(0.5),
    p90_minutes: rank(0.9),
    waiting: count('waiting', 'late'),
    late: count('late'),
    closed: count('closed'),
  };
}
