import { askedFacts } from '#contracts/api/asked-facts';
import type { Enquiry, HistoryEntry } from '#contracts/api/enquiries';
import { factsIn } from '#contracts/api/enquiry-kinds/kinds';
import type { PageEntry, RequestPage } from '#contracts/api/request-page';
import { isCancelled } from '#contracts/api/request-page/entries';
import { withoutUndone } from '#contracts/api/without-undone';
import { isHistoryFull } from '../../data/customer-entries.ts';
import type { FoundRequest } from '../../data/request-places.ts';
import { type AnswerTime, answerDue } from '../desk/answer-time.ts';

/** The page of a request, as its customer sees it. */
export function toRequestPage(
  { enquiry, historyBytes }: Pick<FoundRequest, 'enquiry' | 'historyBytes'>,
  answerTime: AnswerTime,
): RequestPage {
  const { reference, name, phone, email, created_at, program_id, version, history, merged_into } = enquiry;
  const status = merged_into?.status ?? enquiry.status;
  return {
    ...{ reference, name, created_at, status, program_id, version },
    phone_end: endOf(phone),
    masked_email: email && masked(email),
    cancelled: isCancelled(enquiry),
    answer_by: answerBy(enquiry, answerTime),
    type: enquiry.type,
    asked: factsIn(enquiry) as RequestPage['asked'],
    asked_dates: askedDatesIn(enquiry),
    dates: datesIn(enquiry),
    entries: withoutUndone(history).flatMap((entry) => shown(entry, enquiry) ?? []),
    answered_with: merged_into?.reference ?? null,
    full: isHistoryFull({ enquiry, historyBytes }),
  };
}

const noDeparture = { departure_id: null, waiting_list: false, seen_total_sar: null, departure: null };

function askedDatesIn(enquiry: Enquiry): RequestPage['asked_dates'] {
  if (enquiry.type !== 'custom') return null;
  const { departure_id, seniors, child_ages, room, waiting_list, seen_total_sar, departure, trip_start_date } = enquiry;
  const party = { seniors, child_ages, room };
  const from = departure?.from_date ?? trip_start_date;
  if (departure && from === trip_start_date) return { ...party, departure_id, waiting_list, seen_total_sar, departure };
  const asked = { ...party, ...noDeparture };
  return askedFacts(asked).length > 0 ? asked : null;
}

function datesIn(enquiry: Enquiry): RequestPage['dates'] {
  switch (enquiry.type) {
    case 'flight': {
      const { type, from_date, to_date, legs } = enquiry;
      return { type, from_date, to_date, legs };
    }
    case 'hotel': {
      const { type, check_in, check_out } = enquiry;
      return { type, check_in, check_out };
    }
    case 'custom': {
      const { type, trip_start_date, number_of_days } = enquiry;
      const { adults, seniors, children, child_ages, infants, room } = enquiry;
      const party = { adults, seniors, children, child_ages, infants, room };
      return { type, trip_start_date, number_of_days, party };
    }
    case 'message':
      return null;
  }
}

/** The last four digits of a phone number. */
export const endOf = (phone: string) => phone.replace(/\D/g, '').slice(-4);

/** `n•••@example.com` */
const masked = (email: string) => email.replace(/^(.).*(?=@)/, '$1•••');

/** Staff's notes and names are their own, and a status that follows from the customer's entry is told by that entry. */
function shown(entry: HistoryEntry, { quotes }: Enquiry): PageEntry | undefined {
  const { at } = entry;
  switch (entry.action) {
    case 'answered':
      return { action: 'answered', text: entry.text, at };
    case 'contacted':
      return { action: 'contacted', channel: entry.channel, at };
    case 'status_changed':
      return entry.by ? { action: 'status_changed', to: entry.to, at } : undefined;
    case 'quote_sent': {
      const quote = quotes.find(({ id }) => id === entry.quote_id);
      if (!quote) return undefined;
      const { number, total_sar, state, valid_until } = quote;
      return { action: 'quote_sent', number, total_sar, state, valid_until, at };
    }
    case 'customer_wrote':
    case 'dates_changed':
    case 'cancelled':
    case 'quote_accepted':
    case 'quote_declined':
    case 'quote_asked':
      return entry;
    default:
      return undefined;
  }
}

/** The time by which the agency answers the customer's last entry, or the request itself; null if it has done so. */
function answerBy(enquiry: Enquiry, answerTime: AnswerTime): string | null {
  const { status, unanswered_since, created_at, history, merged_into } = enquiry;
  if (merged_into) return null;
  if (isCancelled(enquiry)) return null;
  if (unanswered_since) return answerDue(unanswered_since, answerTime);
  if (status === 'new') return answerDue(created_at, answerTime);
  const last = withoutUndone(history).findLast(({ action }) =>
    ['answered', 'quote_sent', 'contacted', 'status_changed'].includes(action),
  );
  return status === 'in_progress' && last?.action === 'status_changed' ? answerDue(last.at, answerTime) : null;
}
