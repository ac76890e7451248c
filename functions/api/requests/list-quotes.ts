import { listQuotes } from '#contracts/api/quotes';
import { routeHandler } from '../../http/route-handler.ts';
import * as quotes from '../../logic/quotes/quotes.ts';

export const handler = routeHandler(listQuotes, async ({ params, report }) => {
  const listed = await quotes.listQuotes(params);
  report({ action: 'enquiry_read', record: { kind: params.type, id: params.id } });
  return listed;
});
