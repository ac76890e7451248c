import * as z from 'zod/mini';
import { eventFunctionOf } from '#contracts/api/deployed-functions';
import {
  type Consumer,
  notifyStaff,
  publishDeparture,
  publishProgram,
  publishSeasons,
  publishSiteContent,
  refreshCdn,
  refreshCdnForDepartures,
} from '#contracts/platform/consumers';
import { DeadLetter } from '#contracts/platform/dead-letters';
import { seasonsKey } from '../../functions/data/season-items.ts';
import { liveKey } from '../../functions/data/site-content-keys.ts';
import { importPartition, importState } from '../../functions/data/site-import.ts';
import { parseJson } from '../common/parse-json.ts';
import { publishAll } from '../common/publish-all.ts';
import { batchOf, changeOf, type LostChanges } from './lost-changes.ts';
import type { StreamChanges } from './stream-changes.ts';

/** A message of the dead-letter queue, whatever its sender. */
export interface Replayable {
  /** Name or ARN of the function to call; undefined if the message contains no event. */
  target: string | undefined;
  /** The name of the consumer, or of its function, for messages. */
  consumer: string;
  reason: string;
  failedAt: string;
  event: unknown;
  /** Given instead of an event that the table's stream has for a day. */
  streamed?: StreamChanges;
  /** Given if the event can be made again once the stream has it no more. */
  lost?: LostChanges;
}

/** Lambda's record of an asynchronous call that finally failed. */
const FailedCall = z.object({
  timestamp: z.string(),
  requestContext: z.object({ functionArn: z.string(), condition: z.string() }),
  requestPayload: z.unknown(),
  responsePayload: z.optional(z.nullable(z.object({ errorMessage: z.optional(z.string()) }))),
});

/** Lambda's record of changes that it gave up, as of a function that cannot start. It has no contents. */
const FailedBatch = z.object({
  timestamp: z.string(),
  requestContext: z.object({ functionArn: z.string(), condition: z.string() }),
  DDBStreamBatchInfo: z.object({
    shardId: z.string(),
    startSequenceNumber: z.string(),
    endSequenceNumber: z.string(),
    streamArn: z.string(),
    approximateArrivalOfFirstRecord: z.string(),
    approximateArrivalOfLastRecord: z.string(),
  }),
});

const nameIn = (arn: string) => arn.split(':')[6] ?? arn;
/** The ARN without `:$LATEST`, which Invoke would treat as a version. */
const unqualified = (arn: string) => arn.split(':').slice(0, 7).join(':');

/** The fields that EventBridge adds to an event that it could not deliver. */
const Undelivered = z.object({ TARGET_ARN: z.string(), ERROR_MESSAGE: z.optional(z.string()) });
const EventBridgeEvent = z.object({ time: z.string(), source: z.string() });

/**
 * Reads a message of the queue; undefined if its format is unknown.
 * @param attributes of the message
 */
export function readMessage(body: string, attributes: Readonly<Record<string, string>> = {}): Replayable | undefined {
  const json = parseJson(body);
  const { data: undelivered } = Undelivered.safeParse(attributes);
  const { data: event } = EventBridgeEvent.safeParse(json);
  if (undelivered && event) {
    const { TARGET_ARN: target, ERROR_MESSAGE: reason = 'EventBridge could not deliver it' } = undelivered;
    return { target, consumer: nameIn(target), reason, failedAt: event.time, event: json };
  }
  const letter = DeadLetter.safeParse(json).data;
  if (letter) {
    const { consumer, function_name, reason, failed_at: failedAt, event_version: version = 1, event } = letter;
    // Makes the consumer fail instead of parking the event a second time.
    const isBatch = typeof event === 'object' && event !== null && 'Records' in event;
    return {
      target: function_name ?? consumer,
      consumer,
      reason,
      failedAt,
      // The function has other consumers too, which have handled it.
      event: isBatch ? { ...event, replay: true, version, consumer } : event,
    };
  }
  const batch = FailedBatch.safeParse(json).data;
  if (batch) return readBatch(batch);
  const call = FailedCall.safeParse(json).data;
  if (!call) return undefined;
  const { functionArn, condition } = call.requestContext;
  return {
    target: unqualified(functionArn),
    consumer: nameIn(functionArn),
    reason: call.responsePayload?.errorMessage ?? condition,
    failedAt: call.timestamp,
    event: call.requestPayload,
  };
}

/** Replacement for changes without contents: what is stored now, or what changed in that time. */
function readBatch({ timestamp, requestContext, DDBStreamBatchInfo: info }: z.infer<typeof FailedBatch>): Replayable {
  const { functionArn, condition } = requestContext;
  const consumer = nameIn(functionArn);
  const reason = `${condition}: changes ${info.startSequenceNumber} to ${info.endSequenceNumber}`;
  const letter = { consumer, failedAt: timestamp, target: unqualified(functionArn), reason };
  const isOf = (...consumers: Consumer[]) => consumers.some((one) => consumer.includes(eventFunctionOf(one)));
  if (isOf(publishProgram)) return { ...letter, event: publishAll };
  if (isOf(refreshCdn, refreshCdnForDepartures)) return { ...letter, event: batchOf([]) };
  if (isOf(publishSeasons)) {
    return { ...letter, event: batchOf([changeOf('MODIFY', seasonsKey, { at: timestamp })]) };
  }
  if (isOf(publishSiteContent)) {
    // Also lets an import go on that was being applied.
    const keys = [liveKey('announcement'), { pk: importPartition, sk: importState }];
    return { ...letter, event: batchOf(keys.map((key) => changeOf('MODIFY', key, { at: timestamp }))) };
  }
  const { streamArn, shardId, startSequenceNumber, endSequenceNumber } = info;
  const streamed = { streamArn, shardId, from: startSequenceNumber, to: endSequenceNumber };
  // Of a deleted record no table has anything left.
  if (!isOf(notifyStaff, publishDeparture)) return { ...letter, event: undefined, streamed };
  const of = isOf(notifyStaff) ? 'enquiries' : 'departures';
  const table = /:table\/([^/]+)\//.exec(streamArn)?.[1] ?? '';
  const [from, to] = [info.approximateArrivalOfFirstRecord, info.approximateArrivalOfLastRecord];
  return { ...letter, event: undefined, streamed, lost: { of, table, from, to } };
}
