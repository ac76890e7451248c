import { settleSale } from '#contracts/api/quotes';
import { routeHandler } from '../../http/route-handler.ts';
import * as quotes from '../../logic/quotes/quotes.ts';

export const handler = routeHandler(settleSale, async ({ params, body, session, report }) => {
  const { enquiry, isChanged } = await quotes.settleSale(params, body, session.staff);
  const record = { kind: params.type, id: params.id };
  if (isChanged && body.state === 'lost' && body.withdraws.length > 0) report({ action: 'quote_withdrawn', record });
  report({ action: isChanged ? 'sale_settled' : 'enquiry_read', record });
  return enquiry;
});
