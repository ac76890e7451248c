import * as z from 'zod/mini';
import { ruleCodes } from '../field-kit/rules.ts';

/** Every problem that a call can get, with its HTTP status. The interface translates by code. */
export const problemStatus = {
  malformed_json: 400,
  authentication_required: 401,
  wrong_credentials: 401,
  code_required: 401,
  wrong_code: 401,
  client_marker_missing: 403,
  foreign_origin: 403,
  role_not_allowed: 403,
  past_the_site: 403,
  two_step_required: 403,
  route_not_found: 404,
  program_not_found: 404,
  photo_not_found: 404,
  departure_not_found: 404,
  draft_not_found: 404,
  site_section_not_found: 404,
  site_import_not_found: 404,
  publication_not_found: 404,
  preview_not_found: 404,
  enquiry_not_found: 404,
  privacy_request_not_found: 404,
  deleted_not_found: 404,
  request_link_invalid: 404,
  testimonial_link_invalid: 404,
  quote_link_invalid: 404,
  quote_not_found: 404,
  task_not_found: 404,
  customer_not_found: 404,
  reset_link_invalid: 404,
  invitation_invalid: 404,
  member_not_found: 404,
  method_not_allowed: 405,
  body_too_slow: 408,
  version_conflict: 409,
  photo_limit_reached: 409,
  departures_full: 409,
  publication_planned: 409,
  site_import_running: 409,
  site_import_incomplete: 409,
  history_full: 409,
  quotes_full: 409,
  quote_closed: 409,
  quote_changed: 409,
  customer_merged: 409,
  customer_full: 409,
  owned_by_other: 409,
  request_merged: 409,
  trip_not_over: 409,
  has_merged: 409,
  other_customer: 409,
  quote_open: 409,
  target_done: 409,
  requests_full: 409,
  already_in_team: 409,
  team_full: 409,
  last_owner: 409,
  own_account: 409,
  invitation_open: 409,
  invitation_accepted: 409,
  body_too_large: 413,
  photo_too_large: 413,
  unsupported_media_type: 415,
  not_an_image: 415,
  validation_failed: 422,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal_error: 500,
  temporarily_unavailable: 503,
  mail_not_sent: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

export const FieldError = z.object({
  /** Path of the field in the body, query or path: `legs.0.date`. */
  field: z.string(),
  code: z.enum(ruleCodes),
  /** One sentence in the language of `Accept-Language`. */
  message: z.string(),
});
export type FieldError = z.infer<typeof FieldError>;

/** RFC 9457 problem details, sent as `application/problem+json`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  errors: z.optional(z.array(FieldError)),
  request_id: z.string(),
  /** The name of who has the request, with `owned_by_other`; of who merged it, with `request_merged`. */
  owner: z.optional(z.string()),
  /** The reference of the request that has this one; only with `request_merged`. */
  reference: z.optional(z.string()),
});
export type Problem = z.infer<typeof Problem>;
