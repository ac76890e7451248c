import httpContentNegotiation, { type Context as NegotiatedContext } from '@middy/http-content-negotiation';
import type { Context } from 'aws-lambda';
import { type Language, languages } from '#contracts/website/language';

/** Negotiates the reader's language by `Accept-Language` (RFC 9110, 12.5.4): Arabic or English, by default Arabic. */
export const language = () =>
  httpContentNegotiation({
    availableLanguages: [...languages],
    defaultToFirstLanguage: true,
    parseCharsets: false,
    parseEncodings: false,
    parseMediaTypes: false,
  });

/** The negotiated language; Arabic when a request failed before its negotiation. */
export const languageOf = (context: Context): Language =>
  ((context as NegotiatedContext).preferredLanguage as Language | undefined) ?? 'ar';
