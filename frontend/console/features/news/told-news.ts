import { recall, remember } from '../../lib/remembered.ts';
import type { NewEnquiries } from '../enquiries/use-new-enquiries.ts';

const memory = 'admin-news-known';

/**
 * The tabs of this browser remember the newest news that they have told: a request that arrived, when a customer has
 * followed one up, the due time of an own one that is late or due soon, and the time from which owners see to a forgotten
 * one. Ids and instants grow with time.
 * Nothing of a customer is stored.
 */
const marks = ['newest', 'followed', 'late', 'soon', 'unheeded'] as const;
type Mark = (typeof marks)[number];

/** The news in a reply that no tab of this browser has told. */
export type News = ReadonlySet<Mark>;

/** Compares a reply with what is known, and remembers it. A first reply is no news. */
export function newsIn({ newest, unanswered, own_late, own_soon, unheeded }: NewEnquiries): News {
  const known = readKnown();
  // A server of an earlier release does not say all of it.
  const now: Record<Mark, string> = {
    newest: newest?.id ?? '',
    followed: unanswered?.latest ?? '',
    late: own_late?.latest ?? '',
    soon: own_soon?.latest ?? '',
    unheeded: unheeded?.latest ?? '',
  };
  // When the newest is handled, an older one becomes it. What an earlier release did not remember is no news.
  const later = Object.fromEntries(marks.map((mark) => [mark, larger(now[mark], known?.[mark])]));
  if (marks.some((mark) => later[mark] !== known?.[mark])) remember(memory, JSON.stringify(later));
  return new Set(marks.filter((mark) => known?.[mark] !== undefined && now[mark] > known[mark]));
}

const larger = (one: string, other = '') => (one > other ? one : other);

function readKnown(): Partial<Record<Mark, string>> | undefined {
  try {
    const known = JSON.parse(recall(memory) ?? '') as Partial<Record<Mark, unknown>>;
    const read = marks.map((mark) => [mark, known[mark]]).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(read);
  } catch {
    return undefined;
  }
}
