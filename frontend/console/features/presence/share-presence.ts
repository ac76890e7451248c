import type { Doing } from '#contracts/api/presence';
import { presenceSeconds } from '#contracts/api/presence-rules';
import { tellCustomerAct } from '../enquiries/customer-acts.ts';
import type { EnquiryKey } from '../enquiries/enquiry-key.ts';
import { staffApi } from '../session/staff-api.ts';
import { showColleagues } from './use-colleagues-at.ts';

/**
 * A call every 15 seconds says what this tab has open, and reads what colleagues have and whether a customer has acted.
 * A hidden tab makes no calls, so it expires for colleagues.
 */
const every = 15_000;

let isOn = false;
let open: EnquiryKey | undefined;
/** The requests to which this tab is replying, the last begun last. */
let replies: EnquiryKey[] = [];
let calls = 0;
let next: ReturnType<typeof setTimeout> | undefined;
let dropping: ReturnType<typeof setTimeout> | undefined;

/** Says at once which request is open; the calls go on until `leave`. */
export function showOpen(key: EnquiryKey | undefined): void {
  if (!isOn) document.addEventListener('visibilitychange', onVisibility);
  isOn = true;
  open = key;
  void call();
}

/** Ends the calls, and what they have shown. */
export function leave(): void {
  isOn = false;
  open = undefined;
  document.removeEventListener('visibilitychange', onVisibility);
  clearTimeout(next);
  drop();
}

/** Says at once that this tab replies to a request. @returns a function that ends it */
export function beginReply({ type, id }: EnquiryKey): () => void {
  const key = { type, id };
  replies = [...replies, key];
  if (isOn) void call();
  return () => {
    replies = replies.filter((reply) => reply !== key);
    if (isOn) void call();
  };
}

function own(): { open: EnquiryKey | null; doing: Doing } {
  const reply = replies.at(-1);
  if (reply) return { open: reply, doing: 'replying' };
  return { open: open ? { type: open.type, id: open.id } : null, doing: 'looking' };
}

function onVisibility(): void {
  if (document.hidden) clearTimeout(next);
  else void call();
}

async function call(): Promise<void> {
  clearTimeout(next);
  if (document.hidden) return;
  const turn = ++calls;
  try {
    const { colleagues, unanswered_latest } = await staffApi('POST /desk/presence', { body: own() });
    // A later call has more recent news, and the screen may be gone.
    if (turn !== calls || !isOn) return;
    showColleagues(colleagues);
    if (unanswered_latest) tellCustomerAct(unanswered_latest);
    clearTimeout(dropping);
    dropping = setTimeout(drop, presenceSeconds * 1000);
  } catch {
    // The names disappear after some seconds, and the next call tries again.
  } finally {
    if (turn === calls && isOn) next = setTimeout(() => void call(), every);
  }
}

function drop(): void {
  clearTimeout(dropping);
  showColleagues([]);
}
