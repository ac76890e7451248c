import * as z from 'zod/mini';
import { EnquiryType } from '../field-kit/enquiry-enums.ts';
import { Id, Instant, Language, PathId, requiredLine } from '../field-kit/fields.ts';
import { characters } from '../field-kit/text-rules.ts';
import { route } from './route.ts';
import { agreed, consentVersion, SentTestimonial, testimonialFields } from './testimonial-fields.ts';

/**
 * Testimonials by invitation: staff send a customer a link, the customer writes once, an owner takes the words over into the
 * section of the site, or declines them. Until then they are part of the customer's request.
 */

const params = z.object({ type: EnquiryType, id: PathId });

/** A POST: each call makes another link, which ends the one before. Its secret is in this reply only. */
export const inviteToTestimonial = route({
  id: 'inviteToTestimonial',
  summary: 'Make a link by which the customer of a request can write a testimonial, once and within 30 days',
  method: 'POST',
  path: '/requests/{type}/{id}/testimonial',
  access: { role: 'agent' },
  params,
  reply: z.object({ secret: z.string(), ends_at: Instant }),
  status: 201,
  problems: ['enquiry_not_found', 'request_merged', 'trip_not_over', 'version_conflict'],
  audit: { reported: ['testimonial_invited'] },
  uses: { Enquiries: ['GetItem', 'UpdateItem'] },
});

/** A testimonial that waits for an owner, with the request from which it came. */
const WaitingTestimonial = z.object({
  ...{ type: EnquiryType, id: Id, reference: z.string(), program_id: z.nullable(Id) },
  testimonial: SentTestimonial,
});
export type WaitingTestimonial = z.infer<typeof WaitingTestimonial>;

export const listTestimonials = route({
  id: 'listTestimonials',
  summary: 'The testimonials that arrived and wait for an owner, the oldest first',
  method: 'GET',
  path: '/requests/testimonials',
  access: { role: 'owner' },
  reply: z.array(WaitingTestimonial),
  status: 200,
  audit: { reported: ['enquiry_read'] },
  uses: { Enquiries: ['Query ByTestimonial', 'BatchGetItem'] },
});

export const decideTestimonial = route({
  id: 'decideTestimonial',
  summary: 'Say that a testimonial is taken over into the site, or decline it, which removes its words',
  method: 'PUT',
  path: '/requests/{type}/{id}/testimonial',
  access: { role: 'owner' },
  params,
  body: z.object({
    decision: z.enum(['taken', 'declined']),
    /** Its `at`, as the caller has seen it: the customer may have been invited again, and have written another. */
    at: Instant,
  }),
  reply: z.literal(true),
  status: 200,
  problems: ['enquiry_not_found', 'version_conflict'],
  audit: { reported: ['testimonial_taken', 'testimonial_declined'] },
  uses: { Enquiries: ['GetItem', 'UpdateItem'] },
});

/** The content of the link. */
const link = { reference: requiredLine(40), secret: z.string().check(characters(1, 100)) };

export const writeTestimonial = route({
  id: 'writeTestimonial',
  summary: 'Open the link of an invitation, or send a testimonial with it, once',
  method: 'POST',
  path: '/testimonials',
  access: 'public',
  firstParty: true,
  body: z.discriminatedUnion('action', [
    z.object({ ...link, action: z.literal('open') }),
    z.object({
      ...{ ...link, action: z.literal('send'), ...testimonialFields, agreed, text_version: consentVersion },
      /** That of the page, and of the sentence of consent. */
      language: Language,
    }),
  ]),
  /** True once it has arrived: a repetition changes nothing. */
  reply: z.object({ sent: z.boolean() }),
  status: 200,
  problems: ['testimonial_link_invalid'],
  uses: { Enquiries: ['Query', 'UpdateItem'], Quarantine: ['Query'], Throttles: ['UpdateItem'] },
});
