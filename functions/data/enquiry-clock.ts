import type { Author, EnquiryStatus, HistoryEntry } from '#contracts/api/enquiries';
import { withoutUndone } from '#contracts/api/without-undone';

/**
 * The clock of an enquiry, which follows from its history. It runs while the customer waits for the agency: from the
 * arrival, from being opened again, or from what the customer does after an answer.
 */
export interface Clock {
  waiting_since: string | null;
  /** The first contact or answer since the arrival, or since it was opened again. */
  first_contact_at: string | null;
  waits_for_customer: boolean;
  answers: Answer[];
  /** The last contact, change of status or entry of the customer; the time of a call that staff have promised since. */
  rests_since: string;
}

/** The first answer after an arrival, or after being opened again. */
export interface Answer {
  /** Since when the customer waited. */
  since: string;
  at: string;
  by: Author;
}

interface Clocked {
  created_at: string;
  status: EnquiryStatus;
  /** As it is stored, or with the status before each change. */
  history: readonly object[];
  unanswered_since?: string | null | undefined;
  /**
   * A request that was in progress by this time counts as answered: nobody had to record a contact then. Absent: at any time.
   */
  clocked_since?: string | undefined;
}

interface State {
  status: EnquiryStatus;
  since: string;
  first: string | null;
  /** The first thing that the customer did after the last answer. */
  wrote: string | null;
  isOurTurn: boolean;
  rests_since: string;
  answers: Answer[];
}

export function clockOf({ created_at, status, history, unanswered_since, clocked_since }: Clocked): Clock {
  const state: State = {
    ...{ status: 'new', since: created_at, first: null, wrote: null, isOurTurn: true, rests_since: created_at },
    answers: [],
  };
  for (const entry of withoutGivenBack(withoutUndone(history as readonly HistoryEntry[]))) {
    if (entry.action === 'status_changed') changeStatus(state, entry, clocked_since);
    else if (state.status !== 'done') converse(state, entry);
  }
  const { since, first, wrote, isOurTurn, rests_since, answers } = state;
  // An item made by hand may have a status without a history.
  const isRecorded = status === 'new' || status === state.status;
  const waits = first ? unanswered_since && wrote : isRecorded && since;
  const waiting_since = (status !== 'done' && waits) || null;
  const waits_for_customer = status !== 'done' && !waiting_since && !isOurTurn;
  return { waiting_since, first_contact_at: first, waits_for_customer, answers, rests_since };
}

function changeStatus(
  state: State,
  { to, at, by }: Extract<HistoryEntry, { action: 'status_changed' }>,
  clockedSince: string | undefined,
): void {
  if (state.status === 'done' && to !== 'done') {
    Object.assign(state, { since: at, first: null, wrote: null, isOurTurn: true } satisfies Partial<State>);
  }
  const isOld = clockedSince === undefined || at <= clockedSince;
  if (isOld && by && to === 'in_progress') answer(state, at, by);
  state.status = to;
  state.rests_since = at;
}

/** A request that was taken in and given back has moved nothing. */
function withoutGivenBack(history: readonly HistoryEntry[]): readonly HistoryEntry[] {
  return history.filter(
    (entry, index) =>
      entry.action !== 'related' ||
      entry.change !== 'took_in' ||
      !history
        .slice(index + 1)
        .some((one) => one.action === 'related' && one.change === 'gave_back' && one.request.id === entry.request.id),
  );
}

/** Takes a contact, how it went, an answer or what the customer did. Notes and corrections move nothing. */
function converse(state: State, entry: HistoryEntry): void {
  switch (entry.action) {
    case 'contacted':
    case 'answered':
    case 'quote_sent':
      answer(state, entry.at, entry.by);
      // Who was called may still need something from us.
      state.isOurTurn = entry.action === 'contacted' && entry.channel === 'phone';
      break;
    case 'customer_wrote':
    case 'customer_wrote_in':
    case 'dates_changed':
    case 'quote_accepted':
    case 'quote_asked':
      state.wrote ??= entry.at;
      state.isOurTurn = true;
      break;
    case 'contact_ended':
      // Staff have promised to call, at a time.
      if (entry.outcome !== 'call_back') return;
      state.isOurTurn = true;
      state.rests_since = entry.call_back_at ?? entry.at;
      return;
    case 'related':
      if (!entry.waits) return;
      state.wrote ??= entry.at;
      state.isOurTurn = true;
      break;
    default:
      return;
  }
  state.rests_since = entry.at;
}

function answer(state: State, at: string, by: Author): void {
  if (!state.first) state.answers.push({ since: state.since, at, by });
  state.first ??= at;
  state.wrote = null;
}
