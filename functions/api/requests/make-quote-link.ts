import { makeQuoteLink } from '#contracts/api/quotes';
import { routeHandler } from '../../http/route-handler.ts';
import * as links from '../../logic/quotes/links.ts';

export const handler = routeHandler(makeQuoteLink, async ({ params, report }) => {
  const secret = await links.makeQuoteLink(params, params.quoteId);
  report({ action: 'quote_link_made', record: { kind: params.type, id: params.id } });
  return { secret };
});
