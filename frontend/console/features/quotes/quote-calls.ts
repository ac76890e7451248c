import type { Author, Enquiry, HistoryEntry } from '#contracts/api/enquiries';
import type { QuoteInShort } from '#contracts/api/quote-fields';
import type { Quote, sendQuote as sendQuoteRoute } from '#contracts/api/quotes';
import type { Input } from '#contracts/api/route';
import { quoteLink } from '#contracts/website/secret-links';
import { ApiError } from '#shared/lib/api-error.ts';
import { announceNews } from '../enquiries/enquiry-news.ts';
import { toEnquiry } from '../enquiries/enquiry-record.ts';
import { getEnquiry } from '../enquiries/get-enquiry.ts';
import { seenOf } from '../enquiries/seen-of.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';

/** A quote with a link that opens it, which only this tab knows. */
export interface LinkedQuote {
  quote: Pick<Quote, 'id' | 'number' | 'total_sar' | 'valid_until' | 'language'>;
  link: string;
}

type QuoteBody = Input<(typeof sendQuoteRoute)['body']>;

/** Reads the request again and shows every list its new state. */
async function announceNewState(enquiry: Enquiry): Promise<Enquiry> {
  const newer = await getEnquiry(enquiry);
  announceNews({ kind: 'changed', enquiry: newer });
  return newer;
}

const isLost = (error: unknown) => error instanceof ApiError && error.kind !== 'http';

/**
 * Sends a quote, and announces the new state of its request. If only the reply was lost, it asks for it again: the same
 * id makes no other quote.
 */
export async function sendQuote(enquiry: Enquiry, body: QuoteBody): Promise<LinkedQuote> {
  const { type, id, reference } = enquiry;
  const call = () =>
    staffApi('POST /requests/{type}/{id}/quotes', { params: { type, id }, body: { ...body, ...seenOf(enquiry) } });
  const reply = await resumeAfterSignIn(call).catch(async (error: unknown) => {
    const newer = isLost(error) ? await getEnquiry(enquiry).catch(() => undefined) : undefined;
    if (!newer?.quotes.some((quote) => quote.id === body.id)) throw error;
    return call();
  });
  // The quote is sent, whatever becomes of this.
  await announceNewState(enquiry).catch(() => undefined);
  return { quote: reply.quote, link: quoteLink(location.origin, { reference, secret: reply.secret }) };
}

/** Makes another link to a quote that was sent. */
export async function linkToQuote({ type, id, reference }: Enquiry, quoteId: string): Promise<string> {
  const params = { type, id, quoteId };
  const { secret } = await staffApi('POST /requests/{type}/{id}/quotes/{quoteId}/links', { params });
  return quoteLink(location.origin, { reference, secret });
}

/** Withdraws an open quote. What has become of it meanwhile is announced even if that fails. */
export async function withdrawQuote(enquiry: Enquiry, quoteId: string): Promise<void> {
  const { type, id } = enquiry;
  try {
    const reply = await staffApi('DELETE /requests/{type}/{id}/quotes/{quoteId}', { params: { type, id, quoteId } });
    announceNews({ kind: 'changed', enquiry: toEnquiry(reply, type) });
  } catch (error) {
    if (isQuoteClosed(error)) await announceNewState(enquiry).catch(() => undefined);
    throw error;
  }
}

export interface Settled {
  /** Null if it is open again. */
  state: 'won' | 'lost' | null;
  reason?: string | null;
  /** The open quotes that a lost sale withdraws. */
  withdraws?: string[];
}

/** Says how a request ended. What has become of its quotes meanwhile is announced even if that fails. */
export async function settleSale(enquiry: Enquiry, { state, reason = null, withdraws = [] }: Settled): Promise<void> {
  const { type, id } = enquiry;
  const body = { state, reason, withdraws };
  try {
    const reply = await resumeAfterSignIn(() =>
      staffApi('PUT /requests/{type}/{id}/sale', { params: { type, id }, body }),
    );
    announceNews({ kind: 'changed', enquiry: toEnquiry(reply, type) });
  } catch (error) {
    if (isQuoteClosed(error)) await announceNewState(enquiry).catch(() => undefined);
    throw error;
  }
}

/** The quotes of a request with their contents, the newest first. */
export const listQuotes = ({ type, id }: Enquiry): Promise<Quote[]> =>
  staffApi('GET /requests/{type}/{id}/quotes', { params: { type, id } });

/** True if a quote is not open any more: the customer has answered it, or a colleague replaced or withdrew it. */
export const isQuoteClosed = (error: unknown) => error instanceof ApiError && error.code === 'quote_closed';

/** A quote that is not open any more. */
export interface ClosedQuote extends QuoteInShort {
  /** The colleague who has replaced or withdrawn it; undefined if it was the customer. */
  by: Author | undefined;
}

/** Reads the present state of the quote that the new one should replace. */
export async function findClosed(enquiry: Enquiry, quoteId: string | null): Promise<ClosedQuote | undefined> {
  const newer = await announceNewState(enquiry).catch(() => undefined);
  const quote = newer?.quotes.find(({ id }) => id === quoteId);
  return newer && quote && { ...quote, by: await endedBy(newer, quote).catch(() => undefined) };
}

async function endedBy(enquiry: Enquiry, { id, state }: QuoteInShort): Promise<Author | undefined> {
  if (state === 'replaced') return (await listQuotes(enquiry)).find(({ replaces }) => replaces === id)?.sent_by;
  const isEnd = (entry: HistoryEntry) => entry.action === 'quote_withdrawn' && entry.quote_id === id;
  const end = enquiry.history.findLast(isEnd);
  return end?.action === 'quote_withdrawn' ? end.by : undefined;
}
