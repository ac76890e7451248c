import type { Availability, Sale } from '#contracts/api/offer-terms';

/** Each status by the words that spreadsheets have for it: ours in both languages, and OCTO's. */
const names: Record<Availability, readonly string[]> = {
  available: ['available', 'open', 'places available', 'متاح', 'المقاعد متاحة'],
  freesale: ['freesale'],
  limited: ['limited', 'few places left', 'مقاعد محدودة', 'محدود'],
  on_request: ['on request', 'حسب الطلب', 'عند الطلب'],
  waiting_list: ['waiting list', 'waitlist', 'قائمة الانتظار', 'قائمة الانتظار مفتوحة', 'waiting list open'],
  sold_out: ['sold out', 'soldout', 'اكتمل العدد', 'مكتمل'],
  closed: ['closed', 'مغلق', 'أغلق'],
};

/** Case, marks of vowels, and what joins words make no difference. */
const folded = (word: string) =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[\s_-]+/g, ' ')
    .trim();

const statuses = new Map(
  Object.entries(names).flatMap(([status, words]) => words.map((word) => [folded(word), status as Availability])),
);

/** The sale of a departure that a status stands for. */
export interface PastedStatus {
  sale: Sale;
  waiting_list: boolean;
  /** True if no seat is left. */
  isFull: boolean;
}

/** Reads a status; undefined if it is none. An empty cell means that the departure is open. */
export function readStatus(cell: string): PastedStatus | undefined {
  const status = cell === '' ? 'available' : statuses.get(folded(cell));
  if (!status) return undefined;
  return {
    sale: status === 'closed' || status === 'on_request' ? status : 'open',
    waiting_list: status === 'waiting_list',
    isFull: status === 'waiting_list' || status === 'sold_out',
  };
}
