import { answerQuote } from '#contracts/api/quote-page';
import { publicHandler } from '../../http/public-handler.ts';
import * as quotes from '../../logic/quotes/answer.ts';

export const handler = publicHandler(answerQuote, ({ body, address }) => quotes.answerQuote(body, address));
