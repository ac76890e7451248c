import httpContentNegotiation, { type Context as NegotiatedContext } from '@middy/http-content-negotiation';
import type { Context } from 'aws-lambda';
import { defaultLanguage, type Language, languages } from '#contracts/field-kit/language';

/** Negotiates the reader's language by `Accept-Language` (RFC 9110, 12.5.4): by default the first of the list. */
export const language = () =>
  httpContentNegotiation({
    availableLanguages: [...languages],
    defaultToFirstLanguage: true,
    parseCharsets: false,
    parseEncodings: false,
    parseMediaTypes: false,
  });

/** The negotiated language; the default when a request failed before its negotiation. */
export const languageOf = (context: Context): Language =>
  ((context as NegotiatedContext).preferredLanguage as Language | undefined) ?? defaultLanguage;
