import * as z from 'zod/mini';
import type { TableName, Uses } from './resources.ts';

/** A photo's upload has been stored: S3's "Object Created" event as EventBridge delivers it. */
export const PhotoUploaded = z.object({
  source: z.literal('aws.s3'),
  'detail-type': z.literal('Object Created'),
  detail: z.object({
    bucket: z.object({ name: z.string() }),
    object: z.object({ key: z.string(), size: z.number() }),
  }),
});
export type PhotoUploaded = z.infer<typeof PhotoUploaded>;

/** One change of a stored item, as DynamoDB Streams hands it to Lambda; images are in DynamoDB's own notation. */
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

/** A working morning has come: what EventBridge's schedule says. */
export const WorkingDayBegun = z.object({
  source: z.literal('aws.events'),
  'detail-type': z.literal('Scheduled Event'),
  time: z.iso.datetime(),
});

export type Source =
  | { readonly kind: 'uploads' }
  | { readonly kind: 'changes'; readonly table: TableName; readonly of: readonly ChangeName[] }
  /** A time of day in Riyadh. */
  | { readonly kind: 'schedule'; readonly hour: number; readonly minute: number; readonly weekDays: string };

/** What happens, and where it is heard of. */
export const events = {
  'photo-uploaded': { kind: 'uploads' },
  'enquiry-received': { kind: 'changes', table: 'Enquiries', of: ['INSERT'] },
  'program-changed': { kind: 'changes', table: 'Programs', of: ['INSERT', 'MODIFY', 'REMOVE'] },
  'day-begun': { kind: 'schedule', hour: 0, minute: 1, weekDays: '*' },
  'working-day-begun': { kind: 'schedule', hour: 8, minute: 0, weekDays: 'SUN-THU' },
} as const satisfies Record<string, Source>;

export interface Consumer {
  /** `processPhoto`; its handler is `functions/events/<event>/<id>` in kebab case. */
  readonly id: string;
  readonly event: keyof typeof events;
  readonly uses: Uses;
}

export const processPhoto = {
  id: 'processPhoto',
  event: 'photo-uploaded',
  uses: { Programs: ['GetItem', 'UpdateItem'], photos: ['GetUpload', 'DeleteUpload', 'PutPhoto', 'DeletePhoto'] },
} as const satisfies Consumer;

export const publishProgram = {
  id: 'publishProgram',
  event: 'program-changed',
  uses: {
    Programs: ['Query'],
    photos: ['DeleteUpload', 'DeletePhoto'],
    site: ['GetList', 'PutPage', 'DeletePage'],
    cdn: true,
  },
} as const satisfies Consumer;

export const refreshPages = {
  id: 'refreshPages',
  event: 'day-begun',
  uses: { Programs: ['Query'], site: ['GetList', 'PutPage', 'DeletePage'], cdn: true },
} as const satisfies Consumer;

export const notifyStaff = {
  id: 'notifyStaff',
  event: 'enquiry-received',
  uses: { Programs: ['GetItem'], Idempotency: ['GetItem', 'UpdateItem'], mail: true, staffMail: true },
} as const satisfies Consumer;

export const confirmToVisitor = {
  id: 'confirmToVisitor',
  event: 'enquiry-received',
  uses: { Programs: ['GetItem'], Idempotency: ['GetItem', 'UpdateItem'], mail: true },
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

export const consumers: readonly Consumer[] = [
  processPhoto,
  publishProgram,
  refreshPages,
  notifyStaff,
  confirmToVisitor,
  remindStaff,
];

/** A table that keeps a stream of its changes: one that some consumer follows. */
export const followedTables: ReadonlySet<TableName> = new Set(
  consumers.flatMap(({ event }) => {
    const source: Source = events[event];
    return source.kind === 'changes' ? [source.table] : [];
  }),
);

/** How a consumer gets the changes of a table, in order for each item. */
export const changeDelivery = {
  /** Records in one call at most. */
  batchSize: 10,
  /** A change that is older is given up, for the dead-letter queue. Consumers park what they cannot handle long before. */
  maximumAgeSeconds: 6 * 60 * 60,
} as const;

/** Names the queue for the environment of consumers that park events themselves. */
export const deadLettersVariable = 'DEAD_LETTERS_URL';

/** For how many seconds a change waits for a service that is down; 900 where it is not set. */
export const patienceVariable = 'EVENT_PATIENCE';

export const metricsNamespace = 'Rihla';
/** What functions count, for the operator's alarms. */
export const countedMetrics = ['MailFailed', 'EventParked', 'ItemUnreadable'] as const;
export type CountedMetric = (typeof countedMetrics)[number];

/** What is kept of an event that could not be handled: enough to replay it. */
export const DeadLetter = z.object({
  consumer: z.string(),
  /** Of the function that parked it; absent where functions go by their consumers' names. */
  function_name: z.optional(z.string()),
  /** Why, for people. */
  reason: z.string(),
  failed_at: z.iso.datetime(),
  event: z.unknown(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;
