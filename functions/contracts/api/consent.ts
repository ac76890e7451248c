import * as z from 'zod/mini';
import { Instant, Language, orNull, wholeNumber } from '../field-kit/fields.ts';

/** The answers of a visitor to the sentences about personal data that a form showed (`consent-texts.ts`). */
export const ConsentGiven = z.object({
  /** The version of the sentences. */
  text_version: wholeNumber(1),
  /** Allows mails and messages with offers. */
  marketing: z.prefault(z.boolean(), false),
});
export type ConsentGiven = z.infer<typeof ConsentGiven>;

/** The forms, by the type of their enquiry. `staff`: staff entered what a customer said, and no text was shown. */
export const ConsentForm = z.enum(['flight', 'hotel', 'custom', 'message', 'staff']);
export type ConsentForm = z.infer<typeof ConsentForm>;

/** An enquiry's entry in the consent ledger. */
export const Consent = z.object({
  /** Null if the sender has seen no text: staff entered the enquiry, or another program called the API. */
  text_version: orNull(wholeNumber(1)),
  at: Instant,
  form: ConsentForm,
  /** Language of the text. */
  language: Language,
  marketing: z.boolean(),
});
export type Consent = z.infer<typeof Consent>;

/** The ledger's entry about a person who no longer allows offers: when, and which member of staff recorded it. */
export const MarketingWithdrawal = z.object({ at: Instant, by: z.object({ email: z.string(), name: z.string() }) });
export type MarketingWithdrawal = z.infer<typeof MarketingWithdrawal>;
