import { v7 as newId } from 'uuid';
import type { QuoteContent } from '#contracts/api/quote-content';
import { inDays } from './bodies.ts';

/** Returns the content of a quote, as a body of the API. */
export const quoteContent = (changes: Partial<QuoteContent> = {}): QuoteContent => ({
  lines: [
    {
      ...{ kind: 'program', text: { ar: 'رحلة إسطنبول', en: 'Istanbul journey' }, detail: { ar: null, en: null } },
      ...{ quantity: 2, price_sar: 3450.25, vat: 'standard' },
    },
    {
      ...{ kind: 'discount', text: { ar: 'خصم', en: null }, detail: { ar: null, en: null } },
      ...{ quantity: 1, price_sar: 100.5, vat: 'standard' },
    },
  ],
  valid_until: inDays(7),
  deposit_sar: 1000,
  words: { ar: 'أهلًا بك', en: 'Dear Noura' },
  terms: { ar: null, en: 'Passports valid for six months.' },
  bank: { ar: null, en: 'SA03 8000 0000 6080 1016 7519' },
  payment_link: 'https://pay.example.com/1',
  seats: null,
  ...changes,
});

export const quoteBody = (content: Partial<QuoteContent> = {}, changes: object = {}) => ({
  ...{ id: newId(), content: quoteContent(content), replaces: null, channel: 'whatsapp' as const },
  ...{ language: 'ar' as const, ...changes },
});
