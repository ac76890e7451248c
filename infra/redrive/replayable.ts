import * as z from 'zod/mini';
import { DeadLetter } from '#contracts/dead-letters';
import { parseJson } from '../shared/parse-json.ts';

/** A message of the dead-letter queue, whatever its sender. */
export interface Replayable {
  /** Name or ARN of the function to call; undefined if the message contains no event. */
  target: string | undefined;
  /** The consumer's name, for messages. */
  consumer: string;
  reason: string;
  failedAt: string;
  event: unknown;
}

/** Lambda's record of an asynchronous call that finally failed. */
const FailedCall = z.object({
  timestamp: z.string(),
  requestContext: z.object({ functionArn: z.string(), condition: z.string() }),
  requestPayload: z.unknown(),
  responsePayload: z.optional(z.nullable(z.object({ errorMessage: z.optional(z.string()) }))),
});

/** Lambda's record of changes that it gave up. It contains only their sequence numbers. */
const FailedBatch = z.object({
  timestamp: z.string(),
  requestContext: z.object({ functionArn: z.string(), condition: z.string() }),
  DDBStreamBatchInfo: z.object({ startSequenceNumber: z.string(), endSequenceNumber: z.string() }),
});

const nameIn = (arn: string) => arn.split(':')[6] ?? arn;
/** The ARN without `:$LATEST`, which Invoke would treat as a version. */
const unqualified = (arn: string) => arn.split(':').slice(0, 7).join(':');

/** Reads a message of the queue; undefined if its format is unknown. */
export function readMessage(body: string): Replayable | undefined {
  const json = parseJson(body);
  const letter = DeadLetter.safeParse(json).data;
  if (letter) {
    const { consumer, function_name, reason, failed_at: failedAt, event } = letter;
    // Makes the consumer fail instead of parking the event a second time.
    const isBatch = typeof event === 'object' && event !== null && 'Records' in event;
    return {
      target: function_name ?? consumer,
      consumer,
      reason,
      failedAt,
      event: isBatch ? { ...event, replay: true } : event,
    };
  }
  const batch = FailedBatch.safeParse(json).data;
  if (batch) {
    const { functionArn, condition } = batch.requestContext;
    const { startSequenceNumber: first, endSequenceNumber: last } = batch.DDBStreamBatchInfo;
    const reason = `${condition}: changes ${first} to ${last}, which the stream keeps for 24 hours`;
    return { target: undefined, consumer: nameIn(functionArn), reason, failedAt: batch.timestamp, event: undefined };
  }
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
