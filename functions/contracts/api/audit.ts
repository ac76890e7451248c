import * as z from 'zod/mini';
import { ContactChannel, EnquiryStatus, EnquiryType } from '../field-kit/enquiry-enums.ts';
import { BusinessDate, Email, Id, Instant, orNull } from '../field-kit/fields.ts';
import { figureFilters } from './figure-filters.ts';
import { dueFilters, queueTabs } from './view-rules.ts';

/**
 * The audit trail: who did what to which record, and when. An entry holds ids and nothing else of a person: no name,
 * number, address, note or search text of a customer.
 */

/** Every action that the trail records, in the groups by which staff filter. */
export const auditActions = {
  access: [
    ...(['signed_in', 'sign_in_failed', 'signed_out', 'password_reset_requested', 'password_reset'] as const),
    ...(['password_changed', 'name_changed', 'sessions_ended', 'two_step_turned_on', 'two_step_turned_off'] as const),
    'recovery_codes_renewed',
  ],
  reading: ['enquiry_read', 'customer_read', 'enquiries_exported', 'activity_exported', 'site_exported'],
  enquiries: [
    'enquiry_entered',
    'enquiry_corrected',
    'status_changed',
    'note_added',
    'customer_contacted',
    'contact_outcome_noted',
    'contact_undone',
    'customer_answered',
    'answer_mailed',
    'enquiry_assigned',
    'enquiry_tagged',
    ...(['task_added', 'task_done', 'task_reopened'] as const),
    ...(['request_linked', 'request_unlinked', 'request_merged', 'request_taken_out'] as const),
    'request_link_made',
    'request_links_ended',
    'testimonial_invited',
    'testimonial_taken',
    'testimonial_declined',
    'quote_sent',
    'quote_link_made',
    'quote_withdrawn',
    'sale_settled',
    'customer_changed',
    'customers_merged',
    'customers_split',
    'enquiry_released',
    'suspect_deleted',
    'quarantine_emptied',
  ],
  team: [
    ...(['member_invited', 'invitation_resent', 'invitation_accepted', 'member_changed', 'member_removed'] as const),
    ...(['duty_begun', 'duty_ended'] as const),
  ],
  programs: [
    ...(['program_created', 'program_changed', 'photo_added', 'photo_deleted'] as const),
    ...(['departures_added', 'departure_changed', 'departure_removed'] as const),
    ...(['draft_created', 'draft_saved', 'draft_discarded', 'program_published', 'publication_changed'] as const),
    ...(['preview_created', 'previews_ended'] as const),
  ],
  settings: [
    'two_step_required',
    'two_step_made_optional',
    'seasons_changed',
    'hours_changed',
    ...(['templates_changed', 'own_templates_changed', 'quote_settings_changed'] as const),
    ...(['views_changed', 'own_views_changed'] as const),
    'site_draft_saved',
    'site_draft_discarded',
    'site_published',
    'site_publication_planned',
    'site_plan_cancelled',
    'site_picture_added',
    'site_imported',
  ],
  privacy: [
    'person_searched',
    'person_exported',
    'person_erased',
    'marketing_withdrawn',
    'privacy_request_added',
    'privacy_request_closed',
  ],
  deletions: [
    'enquiry_deleted',
    'enquiry_restored',
    'enquiry_removed',
    'program_deleted',
    'program_restored',
    'program_removed',
  ],
} as const satisfies Record<string, readonly string[]>;

export type AuditGroup = keyof typeof auditActions;
export const auditGroups = Object.keys(auditActions) as [AuditGroup, ...AuditGroup[]];

export const AuditAction = z.enum(Object.values(auditActions).flat());
export type AuditAction = z.infer<typeof AuditAction>;

/** The kinds of records; each of them has ids of its own. */
export const AuditedKind = z.enum([...EnquiryType.options, 'customer', 'program', 'member', 'site_section']);
export type AuditedKind = z.infer<typeof AuditedKind>;

export const AuditedRecord = z.object({ kind: AuditedKind, id: z.string() });
export type AuditedRecord = z.infer<typeof AuditedRecord>;

/** The value of a changed field; a long text is cut. Null also stands for values that are lists. */
const ChangedValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

export const AuditedChange = z.object({
  /** Path of the field: `price_sar`, `translations.en.city`. */
  field: z.string(),
  before: ChangedValue,
  after: ChangedValue,
});
export type AuditedChange = z.infer<typeof AuditedChange>;

/** The filter of an export. Search words may be a customer's, so the entry says only that there were some. */
export const ExportFilter = z.object({
  from: orNull(BusinessDate),
  to: orNull(BusinessDate),
  type: orNull(EnquiryType),
  status: orNull(EnquiryStatus),
  /** The tab of the queue, and how urgent its requests were. */
  tab: orNull(z.enum(queueTabs)),
  due: orNull(z.enum(dueFilters)),
  has_email: orNull(z.enum(['true', 'false'])),
  /** Set if only requests were exported whose customer waits for staff. */
  unanswered: orNull(z.literal('true')),
  /** Filters of the figures. A city or a person counts as searched: the words may be a customer's. */
  source: figureFilters.source,
  unnamed: figureFilters.unnamed,
  program_id: figureFilters.program_id,
  sale: figureFilters.sale,
  /** The group of actions, for exports of the activity. */
  group: orNull(z.enum(auditGroups)),
  /** The account whose activity it is. The trail keeps no address without an account. */
  staff: orNull(Email),
  searched: z.boolean(),
  /** How many chosen requests were exported; null if all that match. */
  selected: orNull(z.int()),
});
export type ExportFilter = z.infer<typeof ExportFilter>;

export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  action: AuditAction,
  /** The account's e-mail address, which is its id; null if there is no such account. */
  staff: z.nullable(z.string()),
  /** The beginning of the hash of the typed address; only if there is no such account. */
  unknown_account: z.nullable(z.string()),
  record: z.nullable(AuditedRecord),
  /**
   * Filled in `status_changed`, `enquiry_assigned`, `program_changed`, `seasons_changed`, `templates_changed`,
   * `views_changed` and `hours_changed`; in `program_published` and `publication_changed` if times or state change; in `enquiry_corrected` without the values.
   */
  changes: z.array(AuditedChange),
  /** Set in `customer_contacted`. */
  channel: z.nullable(ContactChannel),
  /** Set in exports. */
  filter: z.nullable(ExportFilter),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The entries that a successful call of a route adds to the trail. */
export type Audited =
  /** One entry per call. `record` is the kind of record; its id is the path's or the reply's `id`. */
  | {
      readonly action: AuditAction;
      readonly record?: AuditedKind;
      /** Further calls by the same person for the same record within an hour add nothing. */
      readonly hourly?: true;
    }
  /** Any number of entries, which the operation reports. A read is added once an hour. */
  | { readonly reported: readonly AuditAction[]; readonly record?: AuditedKind };
