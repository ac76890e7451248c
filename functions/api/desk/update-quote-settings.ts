import { updateQuoteSettings } from '#contracts/api/quote-settings';
import { routeHandler } from '../../http/route-handler.ts';
import { changeQuoteSettings } from '../../logic/quotes/settings.ts';

export const handler = routeHandler(updateQuoteSettings, ({ body, session, report }) =>
  changeQuoteSettings(body, session.staff, report),
);
