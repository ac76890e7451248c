import * as z from 'zod/mini';
import { Instant, Language, requiredLine, requiredText, wholeNumber } from '../field-kit/fields.ts';
import { withoutIdentityNumber } from '../field-kit/without-identity-number.ts';
import { testimonialsLimits } from './site-testimonials-rules.ts';
import { currentTestimonialConsent } from './testimonial-consent.ts';

/** The words of a traveller about a journey, by the link of an invitation. */

const { name, place, words, rating } = testimonialsLimits;

export const testimonialFields = {
  rating: wholeNumber(1).check(z.lte(rating)),
  words: withoutIdentityNumber(requiredText(words)),
  /** As it may be shown. */
  name: requiredLine(name),
  place: requiredLine(place),
};

/** Only with the box ticked. */
export const agreed = z.literal(true, { error: 'required' });

/** The version of the sentence that the box shows. */
export const consentVersion = wholeNumber(1).check(z.lte(currentTestimonialConsent));

/** The words that arrived, as staff read them. */
export const SentTestimonial = z.object({
  ...{ rating: z.int(), words: z.string(), name: z.string(), place: z.string() },
  /** That of the page. */
  language: Language,
  text_version: z.int(),
  at: Instant,
  /** False once an owner has taken it over. */
  waits: z.boolean(),
});
export type SentTestimonial = z.infer<typeof SentTestimonial>;

/** A link by which a customer can write one. It opens nothing after `ends_at`, or once it was used. */
export const TestimonialInvitation = z.object({ at: Instant, ends_at: Instant });
export type TestimonialInvitation = z.infer<typeof TestimonialInvitation>;
