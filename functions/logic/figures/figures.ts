import { EnquiryType } from '#contracts/api/enquiries';
import type { PeriodFigures } from '#contracts/api/figures';
import { periodBefore } from '#contracts/api/overview';
import { itemPages } from '../../data/enquiry-reads.ts';
import { parseItems } from '../../data/parse-items.ts';
import { readPrograms } from '../../data/programs.ts';
import { endOfCall } from '../../time-left.ts';
import { attributesOfAnswers, mostReported } from '../desk/answer-report.ts';
import { readCalendar } from '../desk/calendar.ts';
import { idRange } from '../enquiry-ids.ts';
import { attributesOfFacts, type Fact, factOf } from './facts.ts';
import { summarize } from './summary.ts';

/** Enquiries read at a time. */
const pageSize = 500;

/**
 * The figures of a period of Riyadh days, both included, and of the one of the same length before. Reads the enquiries
 * of both, newest first, so its cost follows from what arrived in them and not from all that is stored; at most
 * `mostReported` of them.
 */
export async function figuresOf(
  period: { from: string; to: string },
  { withPeople }: { withPeople: boolean },
  now = new Date(),
  most = mostReported,
): Promise<PeriodFigures> {
  const calendar = await readCalendar();
  const range = idRange({ from: periodBefore(period).from, to: period.to });
  const facts: Fact[] = [];
  const read = EnquiryType.options.map(async (type) => {
    const pages = itemPages(type, { range, size: pageSize }, [...attributesOfAnswers, ...attributesOfFacts]);
    for await (const items of pages) {
      facts.push(...parseItems('Enquiries', items, (item) => factOf(item, calendar, now)));
      if (facts.length >= most || performance.now() > endOfCall()) return false;
    }
    return true;
  });
  const complete = (await Promise.all(read)).every(Boolean);
  const { programs, ...summary } = summarize(facts, period.from, { withPeople });
  return { ...period, ...summary, programs: await named(programs), complete };
}

async function named(rows: ReturnType<typeof summarize>['programs']): Promise<PeriodFigures['programs']> {
  const { programs } = await readPrograms(rows.map(({ program_id }) => program_id));
  return rows.map((row) => {
    const texts = programs.get(row.program_id)?.texts;
    return { ...row, trip_name: texts ? { ar: texts.ar.trip_name, en: texts.en?.trip_name ?? null } : null };
  });
}
