import * as z from 'zod/mini';
import type { TableName, Uses } from './resources.ts';

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
const mail = z.object({ tags: z.optional(z.record(z.string(), z.array(z.string()))) });

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

export interface Consumer {
  /** `processPhoto`; its handler is `functions/events/<event>/<id>`, in kebab case. */
  readonly id: string;
  readonly event: keyof typeof events;
  readonly uses: Uses;
  /** Seconds for which changes are collected before one call. */
  readonly collects?: number;
}

export const processPhoto = {
  id: 'processPhoto',
  event: 'photo-uploaded',
  uses: { Programs: ['GetItem', 'UpdateItem'], photos: ['GetUpload', 'DeleteUpload', 'PutPhoto', 'DeletePhoto'] },
} as const satisfies Consumer;

/** Publishing writes files conditionally, by their current state. */
const publishing = ['GetList', 'GetPage', 'PutPage', 'DeletePage'] as const;

export const publishProgram = {
  id: 'publishProgram',
  event: 'program-changed',
  // A deployment invokes it to publish all programs.
  uses: { Programs: ['Query', 'BatchGetItem'], site: publishing, cdn: true },
} as const satisfies Consumer;

/** Invalidates the CDN. A change and its photos cause many events within seconds, but need one invalidation. */
export const refreshCdn = {
  id: 'refreshCdn',
  event: 'program-changed',
  uses: { Programs: ['BatchGetItem'], site: publishing, cdn: true },
  collects: 20,
} as const satisfies Consumer;

export const removePhotos = {
  id: 'removePhotos',
  event: 'record-removed',
  uses: { Programs: ['GetItem'], Deleted: ['GetItem'], photos: ['DeleteUpload', 'DeletePhoto'], cdn: true },
} as const satisfies Consumer;

export const refreshPages = {
  id: 'refreshPages',
  event: 'day-begun',
  uses: { Programs: ['Query', 'BatchGetItem'], site: publishing, cdn: true },
} as const satisfies Consumer;

export const notifyStaff = {
  id: 'notifyStaff',
  event: 'enquiry-received',
  uses: {
    Programs: ['GetItem'],
    Enquiries: ['GetItem'],
    Idempotency: ['GetItem', 'UpdateItem'],
    mail: true,
    staffMail: true,
  },
} as const satisfies Consumer;

export const confirmToVisitor = {
  id: 'confirmToVisitor',
  event: 'enquiry-received',
  uses: {
    Programs: ['GetItem'],
    Enquiries: ['GetItem', 'UpdateItem'],
    Idempotency: ['GetItem', 'UpdateItem'],
    Throttles: ['UpdateItem'],
    Undeliverable: ['GetItem'],
    mail: true,
  },
} as const satisfies Consumer;

export const summarizeNews = {
  id: 'summarizeNews',
  event: 'staff-news-due',
  uses: { Enquiries: ['BatchGetItem'], Idempotency: ['GetItem', 'UpdateItem'], mail: true, staffMail: true },
} as const satisfies Consumer;

export const countEnquiries = {
  id: 'countEnquiries',
  event: 'counts-due',
  uses: { Enquiries: ['Query'], PastEnquiries: ['Query'], EnquiryCounts: ['Query', 'UpdateItem'] },
} as const satisfies Consumer;

export const recordMailProblem = {
  id: 'recordMailProblem',
  event: 'mail-undeliverable',
  uses: { Enquiries: ['UpdateItem'], Undeliverable: ['UpdateItem'] },
} as const satisfies Consumer;

export const remindStaff = {
  id: 'remindStaff',
  event: 'working-day-begun',
  uses: {
    Enquiries: ['Query ByStatus', 'BatchGetItem'],
    Idempotency: ['GetItem', 'UpdateItem'],
    mail: true,
    staffMail: true,
  },
} as const satisfies Consumer;

export const forgetOldEnquiries = {
  id: 'forgetOldEnquiries',
  event: 'day-begun',
  uses: {
    Enquiries: ['Query ByRest', 'GetItem', 'BatchGetItem', 'UpdateItem', 'DeleteItem'],
    PastEnquiries: ['PutItem'],
    Deleted: ['DeleteItem'],
    Quarantine: ['Query', 'DeleteItem'],
    Idempotency: ['UpdateItem', 'DeleteItem'],
    Throttles: ['DeleteItem'],
    staffMail: true,
    retention: true,
  },
} as const satisfies Consumer;

export const consumers: readonly Consumer[] = [
  processPhoto,
  publishProgram,
  refreshCdn,
  removePhotos,
  refreshPages,
  notifyStaff,
  confirmToVisitor,
  summarizeNews,
  countEnquiries,
  recordMailProblem,
  remindStaff,
  forgetOldEnquiries,
];

/** The tables with a stream of their changes, because a consumer reads it. */
export const followedTables: ReadonlySet<TableName> = new Set(
  consumers.flatMap(({ event }) => {
    const source: Source = events[event];
    return source.kind === 'changes' ? [source.table] : [];
  }),
);

/** Delivery of a table's changes to a consumer, in order for each item. */
export const changeDelivery = {
  /** The largest number of records in one call. */
  batchSize: 10,
  /** The same for a consumer that collects changes. */
  collectedBatchSize: 1000,
  /**
   * Lambda stops retrying an older change and sends it to the dead-letter queue. Consumers park events long before
   * that.
   */
  maximumAgeSeconds: 6 * 60 * 60,
} as const;

/** Environment variable with the queue's URL, for consumers that park events themselves. */
export const deadLettersVariable = 'DEAD_LETTERS_URL';

/** Environment variable: seconds for which a change is retried while a service is down; 900 by default. */
export const patienceVariable = 'EVENT_PATIENCE';

export const metricsNamespace = 'Rihla';
/** Environment variable with the stage, which tells the metrics of an account's stages apart. */
export const stageVariable = 'STAGE';
/** The metrics that functions emit, for alarms. */
export const countedMetrics = ['MailFailed', 'EventParked', 'ItemUnreadable', 'AuditFailed'] as const;
export type CountedMetric = (typeof countedMetrics)[number];

/** A parked event: everything that a replay needs. */
export const DeadLetter = z.object({
  consumer: z.string(),
  /** The function that parked it; absent if functions are named like their consumers. */
  function_name: z.optional(z.string()),
  /** The reason, for people. */
  reason: z.string(),
  failed_at: z.iso.datetime(),
  event: z.unknown(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;
