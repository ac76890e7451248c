import { recall, remember } from '../../lib/remembered.ts';
import type { NewEnquiries } from '../enquiries/use-new-enquiries.ts';

const memory = 'admin-news-known';

/** The news that a tab of this browser has shown. Ids and instants grow with time; nothing of a customer is stored. */
interface Known {
  newest: string;
  late: string;
}

/** The news in a reply that no tab of this browser has shown. */
export interface News {
  hasArrival: boolean;
  isOwnLate: boolean;
}

/** Compares a reply with what is known, and remembers it. A first reply is no news. */
export function newsIn({ newest, own_late }: NewEnquiries): News | undefined {
  const known = readKnown();
  // A server of an earlier release does not say what is late.
  const now = { newest: newest?.id ?? '', late: own_late?.latest ?? '' };
  const news = known && { hasArrival: now.newest > known.newest, isOwnLate: now.late > known.late };
  // When the newest is handled, an older one becomes it.
  const later = { newest: larger(now.newest, known?.newest), late: larger(now.late, known?.late) };
  if (later.newest !== known?.newest || later.late !== known?.late) remember(memory, JSON.stringify(later));
  return news?.hasArrival || news?.isOwnLate ? news : undefined;
}

const larger = (one: string, other = '') => (one > other ? one : other);

function readKnown(): Known | undefined {
  try {
    const { newest, late } = JSON.parse(recall(memory) ?? '') as Known;
    return typeof newest === 'string' && typeof late === 'string' ? { newest, late } : undefined;
  } catch {
    return undefined;
  }
}
