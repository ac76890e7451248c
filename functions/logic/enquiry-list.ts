import type { Enquiry, EnquiryListQuery, EnquiryType } from '#contracts/enquiries';
import { toCursor } from '../data/cursor.ts';
import { readEnquiries } from '../data/enquiries.ts';
import { idRange, timeOfId } from './enquiry-ids.ts';

const defaultLimit = 50;
/** How many items one call reads at most when it has to look for matches. */
const mostRead = 1000;
const batch = 200;

/**
 * One page of enquiries, newest first. A filtered call reads a bounded amount: when that is used up, `next` goes on and
 * `searchedUntil` says how far back it has looked.
 */
export async function listEnquiries<Type extends EnquiryType>(type: Type, query: EnquiryListQuery) {
  const { limit = defaultLimit } = query;
  const range = idRange(query);
  const wanted = matcher(query);
  if (!wanted) {
    const { enquiries, next } = await readEnquiries(type, { ...range, cursor: query.cursor }, limit);
    return { enquiries, next, searchedUntil: undefined };
  }
  const found: Extract<Enquiry, { type: Type }>[] = [];
  let cursor = query.cursor;
  for (let read = 0; read < mostRead; read += batch) {
    const page = await readEnquiries(type, { ...range, cursor }, batch);
    for (const enquiry of page.enquiries) {
      if (!wanted(enquiry)) continue;
      found.push(enquiry);
      if (found.length === limit) return result(found, enquiry.id);
    }
    cursor = page.next;
    if (!cursor) return { enquiries: found, next: undefined, searchedUntil: undefined };
    if (read + batch >= mostRead) return result(found, page.enquiries.at(-1)?.id ?? '');
  }
  return { enquiries: found, next: undefined, searchedUntil: undefined };
}

const result = <Found>(enquiries: Found[], lastId: string) => ({
  enquiries,
  next: toCursor(lastId),
  searchedUntil: timeOfId(lastId).toISOString(),
});

/** What an enquiry must satisfy besides its period; undefined when every one will do. */
function matcher({ status, has_email, q }: EnquiryListQuery) {
  const words = q ? foldText(q).split(/\s+/).filter(Boolean) : [];
  if (!status && !has_email && words.length === 0) return undefined;
  return (enquiry: Enquiry) =>
    (!status || enquiry.status === status) &&
    (!has_email || (has_email === 'true') === Boolean(enquiry.email)) &&
    (words.length === 0 || matchesWords(enquiry, words));
}

function matchesWords(enquiry: Enquiry, words: string[]) {
  const { history, id, ...fields } = enquiry;
  const text = foldText([JSON.stringify(Object.values(fields)), ...history.map(noteOf)].join(' '));
  const phone = enquiry.phone.replace(/\D/g, '');
  return words.every((word) => {
    const digits = word.replace(/^00|\D/g, '').replace(/^0/, '');
    return text.includes(word) || (digits.length >= 4 && phone.includes(digits));
  });
}

const noteOf = (entry: Enquiry['history'][number]) => (entry.action === 'note_added' ? entry.note : '');

/** So that a search finds names however they are written: no case, no vowel marks, one alef, one yeh, Latin digits. */
function foldText(text: string) {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .toLowerCase();
}
