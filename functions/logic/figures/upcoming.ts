import { mostInTab } from '#contracts/api/desk';
import { type Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { daysBeforeEnd } from '#contracts/api/figure-filter-rules';
import { mostNamed } from '#contracts/api/figures';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { toEnquiries } from '../../data/enquiry-reads.ts';
import { readQuotesEnding } from '../../data/quotes.ts';
import { countDue, countStage, listQueue } from '../desk/queue.ts';
import { openTasks, toOpenTask } from '../desk/tasks.ts';
import { endingSoon } from '../enquiries/figure-filters.ts';

/** The work that waits now: customers who wait, tasks that are due today, offers that end soon. */
export async function upcoming(now = new Date()) {
  const types = EnquiryType.options;
  const today = riyadhDay(now);
  const [unanswered, due, { requests }, items, { tasks, more }] = await Promise.all([
    countStage('unanswered', types, mostInTab),
    countDue(types, mostInTab, now),
    listQueue({ tab: 'unanswered', types, me: '', limit: 1 }),
    readQuotesEnding(today, addDays(today, daysBeforeEnd)),
    openTasks({ until: today }),
  ]);
  const [first] = requests;
  const ending = toEnquiries(items).flatMap((request) => {
    const [first] = endingSoon(request.quotes, today);
    return first ? [{ ...named(request), valid_until: first.valid_until, total_sar: first.total_sar }] : [];
  });
  ending.sort((one, other) => (one.valid_until < other.valid_until ? -1 : 1));
  return {
    unanswered,
    ...due,
    first: first ? { ...named(first), waiting_since: first.waiting_since } : null,
    tasks: { count: tasks.length, more },
    due: tasks.slice(0, mostNamed).map(toOpenTask),
    offers: ending.length,
    ending: ending.slice(0, mostNamed),
  };
}

const named = ({ type, id, reference, name }: Enquiry) => ({ type, id, reference, name });
