import { withdrawQuote } from '#contracts/api/quotes';
import { routeHandler } from '../../http/route-handler.ts';
import * as quotes from '../../logic/quotes/quotes.ts';

export const handler = routeHandler(withdrawQuote, async ({ params, session, report }) => {
  const { enquiry, isChanged } = await quotes.withdrawQuote(params, params.quoteId, session.staff);
  report({ action: isChanged ? 'quote_withdrawn' : 'enquiry_read', record: { kind: params.type, id: params.id } });
  return enquiry;
});
