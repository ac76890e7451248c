import { getQuoteSettings } from '#contracts/api/quote-settings';
import { routeHandler } from '../../http/route-handler.ts';
import * as settings from '../../logic/quotes/settings.ts';

export const handler = routeHandler(getQuoteSettings, settings.getQuoteSettings);
