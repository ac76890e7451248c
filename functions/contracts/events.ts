import * as z from 'zod/mini';
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
        bouncedRecipients: z.array(z.object(address)),
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
  | { readonly kind: 'changes'; readonly table: TableName; readonly of: readonly ChangeName[] }
  /** A time of day in Riyadh. */
  | { readonly kind: 'schedule'; readonly hour: number; readonly minute: number; readonly weekDays: string }
  | { readonly kind: 'interval'; readonly everyMinutes: number };

/** The events, each with its source. */
export const events = {
  'photo-uploaded': { kind: 'uploads' },
  'enquiry-received': { kind: 'changes', table: 'Enquiries', of: ['INSERT'] },
  'program-changed': { kind: 'changes', table: 'Programs', of: ['INSERT', 'MODIFY', 'REMOVE'] },
  'record-removed': { kind: 'changes', table: 'Deleted', of: ['REMOVE'] },
  'day-begun': { kind: 'schedule', hour: 0, minute: 1, weekDays: '*' },
  'mail-undeliverable': { kind: 'mailReports', types: ['Bounce', 'Complaint'] },
  'staff-news-due': { kind: 'interval', everyMinutes: 10 },
  'counts-due': { kind: 'interval', everyMinutes: 10 },
  'working-day-begun': { kind: 'schedule', hour: 8, minute: 0, weekDays: 'SUN-THU' },
} as const satisfies Record<string, Source>;
