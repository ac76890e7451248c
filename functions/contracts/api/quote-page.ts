import * as z from 'zod/mini';
import { Id, Instant, Language, PersonName, requiredLine, requiredText } from '../field-kit/fields.ts';
import { characters } from '../field-kit/text-rules.ts';
import { withoutIdentityNumber } from '../field-kit/without-identity-number.ts';
import { QuoteLine } from './quote-content.ts';
import { quoteStates } from './quote-rules.ts';
import { longestMessage, longestReason } from './request-page/limits.ts';
import { route } from './route.ts';
import { inEachLanguage } from './site-texts.ts';

/** The page of a quote, which its customer opens with a link: `/offer#<reference>.<secret>`. */

/** The content of the link. */
const opened = { reference: requiredLine(40), secret: z.string().check(characters(1, 100)) };
/** The version that the customer has read. */
const read = { ...opened, hash: z.string().check(characters(1, 64)) };

/** The page as the customer sees it. */
export const QuotePage = z.object({
  reference: z.string(),
  number: z.int(),
  /** That of the request. */
  name: z.string(),
  language: Language,
  /** `expired`: open, and its last day has passed. */
  state: z.enum([...quoteStates, 'expired']),
  hash: z.string(),
  lines: z.array(QuoteLine),
  total_sar: z.number(),
  vat_sar: z.number(),
  deposit_sar: z.nullable(z.number()),
  words: inEachLanguage(z.nullable(z.string())),
  terms: inEachLanguage(z.nullable(z.string())),
  valid_until: z.string(),
  sent_at: Instant,
  /** The program whose seats it is for, which may be gone by now. */
  program_id: z.nullable(Id),
  /** When it was accepted or declined, by which name, and why. */
  answered_at: z.nullable(Instant),
  accepted_by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The number of the accepted quote whose place it takes once it is accepted itself. */
  instead_of: z.nullable(z.int()),
  /** As in `Quote`. */
  has_seats: z.nullable(z.boolean()),
  /** How to pay; null until it is accepted. */
  payment: z.nullable(z.object({ bank: inEachLanguage(z.nullable(z.string())), link: z.nullable(z.string()) })),
});
export type QuotePage = z.infer<typeof QuotePage>;

/**
 * All that a customer does with a quote. A wrong secret, an unknown reference, a withdrawn quote and an erased request get
 * the same reply. A repetition of what was done changes nothing.
 */
export const answerQuote = route({
  id: 'answerQuote',
  summary: 'Open a quote with its link, accept it, decline it, or ask about it',
  method: 'POST',
  path: '/quotes',
  access: 'public',
  firstParty: true,
  body: z.discriminatedUnion('action', [
    z.object({ ...opened, action: z.literal('open') }),
    z.object({ ...read, action: z.literal('accept'), name: PersonName }),
    z.object({ ...read, action: z.literal('decline'), reason: withoutIdentityNumber(requiredText(longestReason)) }),
    z.object({
      ...{ ...opened, action: z.literal('ask'), text: withoutIdentityNumber(requiredText(longestMessage)) },
      /** Made by the page for each attempt. */
      key: Id,
    }),
  ]),
  reply: QuotePage,
  status: 200,
  problems: ['quote_link_invalid', 'quote_changed', 'quote_closed', 'history_full'],
  uses: {
    Enquiries: ['Query', 'GetItem', 'UpdateItem'],
    Quarantine: ['Query'],
    Quotes: ['GetItem'],
    Departures: ['GetItem', 'UpdateItem'],
    Throttles: ['UpdateItem'],
  },
});
