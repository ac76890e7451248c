import * as z from 'zod/mini';
import { BusinessDate, Id, optionalLine, optionalText, orNull, riyals, wholeNumber } from '../field-kit/fields.ts';
import { Link } from '../field-kit/link.ts';
import { maximumPrice, maximumSeats, maximumTotal, vatCodes } from './offer-terms.ts';
import { quoteLimits, quoteLineKinds, quoteTotals } from './quote-rules.ts';
import { inEachLanguage } from './site-texts.ts';

/** The content of a quote: its lines, its texts and its terms. */

const { lines, line, detail, words, terms, bank, link, quantity } = quoteLimits;

/** A text that is given in one language at least; readers of the other see that. */
const inOneLanguage = inEachLanguage(optionalLine(line)).check(
  z.refine(({ ar, en }) => ar !== null || en !== null, { path: ['ar'], error: 'required' }),
);

export const QuoteLine = z.object({
  kind: z.enum(quoteLineKinds),
  text: inOneLanguage,
  detail: z.prefault(inEachLanguage(optionalText(detail)), {}),
  quantity: wholeNumber(1).check(z.lte(quantity)),
  /** Riyals with tax, for one. */
  price_sar: riyals(maximumPrice),
  vat: z.prefault(z.enum(vatCodes), 'standard'),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** The seats of a departure that an acceptance takes. */
const QuoteSeats = z.object({ program_id: Id, departure_id: Id, number: wholeNumber(1).check(z.lte(maximumSeats)) });

export const quoteTexts = {
  /** To the customer, above the lines. */
  words: z.prefault(inEachLanguage(optionalText(words)), {}),
  terms: z.prefault(inEachLanguage(optionalText(terms)), {}),
  /** Where the customer pays. Shown once the quote is accepted. */
  bank: z.prefault(inEachLanguage(optionalText(bank)), {}),
};

export const QuoteContent = z
  .object({
    lines: z
      .array(QuoteLine)
      .check(z.minLength(1, { error: 'required' }), z.maxLength(lines, { error: 'too_many_items' })),
    /** The last day, in Riyadh, on which it can be accepted. */
    valid_until: BusinessDate,
    /** Riyals to pay first; null if none is asked for. */
    deposit_sar: orNull(riyals(maximumTotal)),
    ...quoteTexts,
    /** Where the customer pays by card. Shown once the quote is accepted. */
    payment_link: orNull(Link(link)),
    seats: z.prefault(z.nullable(QuoteSeats), null),
  })
  .check(
    z.refine(({ lines }) => quoteTotals(lines).total_sar >= 0, { path: ['lines'], error: 'total_below_zero' }),
    z.refine(({ lines, deposit_sar }) => deposit_sar === null || deposit_sar <= quoteTotals(lines).total_sar, {
      path: ['deposit_sar'],
      error: 'more_than_total',
    }),
  );
export type QuoteContent = z.infer<typeof QuoteContent>;

export const lineRuleInWords = 'Each line has its text in one language at least (required)';
export const quoteRulesInWords = [
  lineRuleInWords,
  'The total is not below zero (total_below_zero), and deposit_sar not above it (more_than_total)',
  `valid_until is today or later (day_passed), and at most ${quoteLimits.days} days ahead (date_out_of_range)`,
];
