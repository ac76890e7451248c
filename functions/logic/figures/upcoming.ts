import { mostInTab } from '#contracts/api/desk';
import { type Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { mostNamed } from '#contracts/api/figures';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { toEnquiries } from '../../data/enquiry-reads.ts';
import { isOpen } from '../../data/quote-items.ts';
import { readQuotesEnding } from '../../data/quotes.ts';
import { countDue, countStage, listQueue } from '../desk/queue.ts';
import { tasksDue } from '../desk/tasks.ts';

/** Days before its last one on which an offer needs a word, as in the morning's mail. */
const daysBefore = 2;

/** The work that waits now: customers who wait, tasks that are due today, offers that end soon. */
export async function upcoming(now = new Date()) {
  const types = EnquiryType.options;
  const today = riyadhDay(now);
  const [unanswered, due, { requests }, items, tasks] = await Promise.all([
    countStage('unanswered', types, mostInTab),
    countDue(types, mostInTab, now),
    listQueue({ tab: 'unanswered', types, me: '', limit: 1 }),
    readQuotesEnding(today, addDays(today, daysBefore)),
    tasksDue(now),
  ]);
  const [first] = requests;
  const ending = toEnquiries(items).flatMap((request) => {
    const last = addDays(today, daysBefore);
    const open = request.quotes.filter((quote) => isOpen(quote, today) && quote.valid_until <= last);
    return open.map(({ valid_until, total_sar }) => ({ ...named(request), valid_until, total_sar }));
  });
  ending.sort((one, other) => (one.valid_until < other.valid_until ? -1 : 1));
  return {
    unanswered,
    ...due,
    first: first ? { ...named(first), waiting_since: first.waiting_since } : null,
    tasks: tasks.length,
    due: tasks.slice(0, mostNamed).map(({ enquiry, task: { id: task_id, text, due_at, who } }) => {
      return { ...named(enquiry), task_id, text, due_at, who };
    }),
    offers: ending.length,
    ending: ending.slice(0, mostNamed),
  };
}

const named = ({ type, id, reference, name }: Enquiry) => ({ type, id, reference, name });
