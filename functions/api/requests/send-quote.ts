import { sendQuote } from '#contracts/api/quotes';
import { routeHandler } from '../../http/route-handler.ts';
import * as quotes from '../../logic/quotes/quotes.ts';

export const handler = routeHandler(sendQuote, async ({ params, body, session, report }) => {
  const { isNew, ...sent } = await quotes.sendQuote(params, body, session.staff);
  report({ action: isNew ? 'quote_sent' : 'quote_link_made', record: { kind: params.type, id: params.id } });
  return sent;
});
