import * as z from 'zod/mini';
import { customerActions, EnquiryType, quoteNews } from '../field-kit/enquiry-enums.ts';
import { Id } from '../field-kit/fields.ts';
import { type PhotoType, photoTypes } from '../field-kit/image-type.ts';
import type { TableName } from './resources.ts';

/** A photo's upload was stored: S3's "Object Created" event as EventBridge delivers it. */
export const PhotoUploaded = z.object({
  source: z.literal('aws.s3'),
  'detail-type': z.literal('Object Created'),
  detail: z.object({
    bucket: z.object({ name: z.string() }),
    object: z.object({ key: z.string(), size: z.number() }),
  }),
});
export type PhotoUploaded = z.infer<typeof PhotoUploaded>;

/** One change of a stored item, as DynamoDB Streams delivers it to Lambda; images are in DynamoDB's own notation. */
export const ChangeRecord = z.object({
  eventID: z.string(),
  eventName: z.enum(['INSERT', 'MODIFY', 'REMOVE']),
  dynamodb: z.object({
    Keys: z.record(z.string(), z.unknown()),
    NewImage: z.optional(z.record(z.string(), z.unknown())),
    OldImage: z.optional(z.record(z.string(), z.unknown())),
    SequenceNumber: z.string(),
    /** Seconds since 1970. */
    ApproximateCreationDateTime: z.number(),
  }),
});
export type ChangeRecord = z.infer<typeof ChangeRecord>;
export type ChangeName = ChangeRecord['eventName'];

/*
 * The fields of a change that consumers read: the few that every version of the item has. The item's shape belongs to
 * its table. Everything else is read as it is stored when the consumer runs.
 */

export const EnquiryReceived = z.object({
  type: EnquiryType,
  id: Id,
  /** True if staff have restored it, so that it is no new arrival. */
  restored: z.boolean(),
});
export type EnquiryReceived = z.infer<typeof EnquiryReceived>;

/** New entries in the history of an enquiry from which a mail or the seats of a departure follow; none for other changes. */
export const EnquiryFollowedUp = z.object({
  type: EnquiryType,
  id: Id,
  entries: z.array(
    z.object({
      action: z.enum([...customerActions, ...quoteNews, 'answered', 'quote_sent', 'sale_settled', 'note_added']),
      at: z.iso.datetime(),
    }),
  ),
});
export type EnquiryFollowedUp = z.infer<typeof EnquiryFollowedUp>;

/** Something has changed from which an enquiry's place in the queue follows; none for other changes. */
export const EnquiryChanged = z.object({ type: EnquiryType, id: Id });
export type EnquiryChanged = z.infer<typeof EnquiryChanged>;

/** Something has changed from which the card of a customer follows; none for other changes. */
export const CustomerChanged = z.object({
  type: EnquiryType,
  id: Id,
  /** The enquiry's number before and after, as far as there is one. */
  phones: z.array(z.string()),
});
export type CustomerChanged = z.infer<typeof CustomerChanged>;

export const ProgramChanged = z.object({ id: z.string() });
export type ProgramChanged = z.infer<typeof ProgramChanged>;

/** A departure of this program. */
export const DepartureChanged = z.object({ program_id: z.string() });
export type DepartureChanged = z.infer<typeof DepartureChanged>;

export const SettingChanged = z.object({ setting: z.string() });
export type SettingChanged = z.infer<typeof SettingChanged>;

/** A section of the site has another live state, or another draft or version, which visitors do not see. */
export const SiteContentChanged = z.object({ section: z.string(), state: z.string() });
export type SiteContentChanged = z.infer<typeof SiteContentChanged>;

export const RecordRemoved = z.object({
  kind: z.enum([...EnquiryType.options, 'program']),
  id: z.string(),
  /** A program's photos, which nothing else names any more. */
  photos: z.array(
    z.object({
      id: z.string(),
      content_type: z.enum(Object.keys(photoTypes) as [PhotoType, ...PhotoType[]]),
      widths: z.optional(z.array(z.int())),
    }),
  ),
  /** The hashes of a program's link pictures; absent in letters from before there were any. */
  link_pictures: z.optional(z.array(z.string())),
});
export type RecordRemoved = z.infer<typeof RecordRemoved>;

/** EventBridge's scheduled event. */
export const ScheduledEvent = z.object({
  source: z.literal('aws.events'),
  'detail-type': z.literal('Scheduled Event'),
  time: z.iso.datetime(),
});

const address = { emailAddress: z.string() };
const mail = z.object({
  tags: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The addresses that the mail was sent to. */
  destination: z.prefault(z.array(z.string()), []),
});

/** A mail bounced, or its receiver complained: SES's event as EventBridge delivers it. */
export const MailUndeliverable = z.object({
  source: z.literal('aws.ses'),
  id: z.string(),
  detail: z.discriminatedUnion('eventType', [
    z.object({
      eventType: z.literal('Bounce'),
      bounce: z.object({
        bounceType: z.string(),
        bouncedRecipients: z.array(z.object({ ...address, action: z.optional(z.string()) })),
        timestamp: z.string(),
      }),
      mail,
    }),
    z.object({
      eventType: z.literal('Complaint'),
      complaint: z.object({ complainedRecipients: z.array(z.object(address)), timestamp: z.string() }),
      mail,
    }),
  ]),
});

export type Source =
  | { readonly kind: 'uploads' }
  /** SES's reports of these types. */
  | { readonly kind: 'mailReports'; readonly types: readonly string[] }
  | {
      readonly kind: 'changes';
      readonly table: TableName;
      readonly of: readonly ChangeName[];
      /** Raised when the schema's meaning changes. Dead letters have the version of the release that parked them. */
      readonly version: number;
      readonly schema: z.ZodMiniType;
    }
  /** A time of each day in Riyadh. */
  | { readonly kind: 'schedule'; readonly hour: number; readonly minute: number }
  | { readonly kind: 'interval'; readonly everyMinutes: number };

/**
 * For how many days a dead letter waits for a replay, embedded without an end. A release reads the events of the one
 * before, and of any from these days.
 */
export const replayableDays = 14;

/** The events, each with its source. Those of AWS have AWS's own versions. */
export const events = {
  'photo-uploaded': { kind: 'uploads' },
  'enquiry-received': { kind: 'changes', table: 'Enquiries', of: ['INSERT'], version: 1, schema: EnquiryReceived },
  'enquiry-followed-up': {
    ...{ kind: 'changes', table: 'Enquiries', of: ['MODIFY'] },
    ...{ version: 1, schema: EnquiryFollowedUp },
  },
  'enquiry-changed': { kind: 'changes', table: 'Enquiries', of: ['MODIFY'], version: 1, schema: EnquiryChanged },
  'customer-changed': {
    ...{ kind: 'changes', table: 'Enquiries', of: ['INSERT', 'MODIFY', 'REMOVE'] },
    ...{ version: 1, schema: CustomerChanged },
  },
  'program-changed': {
    ...{ kind: 'changes', table: 'Programs', of: ['INSERT', 'MODIFY', 'REMOVE'] },
    ...{ version: 1, schema: ProgramChanged },
  },
  'departure-changed': {
    ...{ kind: 'changes', table: 'Departures', of: ['INSERT', 'MODIFY', 'REMOVE'] },
    ...{ version: 1, schema: DepartureChanged },
  },
  'record-removed': { kind: 'changes', table: 'Deleted', of: ['REMOVE'], version: 1, schema: RecordRemoved },
  'setting-changed': {
    ...{ kind: 'changes', table: 'Settings', of: ['INSERT', 'MODIFY'] },
    ...{ version: 1, schema: SettingChanged },
  },
  'site-content-changed': {
    ...{ kind: 'changes', table: 'SiteContent', of: ['INSERT', 'MODIFY'] },
    ...{ version: 1, schema: SiteContentChanged },
  },
  'day-begun': { kind: 'schedule', hour: 0, minute: 1 },
  'mail-undeliverable': { kind: 'mailReports', types: ['Bounce', 'Complaint'] },
  'publications-due': { kind: 'interval', everyMinutes: 1 },
  'clock-due': { kind: 'interval', everyMinutes: 5 },
  'staff-news-due': { kind: 'interval', everyMinutes: 10 },
  'counts-due': { kind: 'interval', everyMinutes: 10 },
  'retention-due': { kind: 'interval', everyMinutes: 10 },
  'morning-begun': { kind: 'schedule', hour: 8, minute: 0 },
} as const satisfies Record<string, Source>;
