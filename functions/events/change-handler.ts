import { setTimeout as wait } from 'node:timers/promises';
import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import middy from '@middy/core';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { retrySecondsVariable } from '#contracts/platform/change-delivery';
import type { Consumer } from '#contracts/platform/consumers';
import { type ChangeName, ChangeRecord, events } from '#contracts/platform/events';
import { park } from '../data/dead-letters.ts';
import type { Item } from '../data/dynamo.ts';
import { logger } from '../logger.ts';
import { isOutage, RetryLater } from '../logic/outages.ts';
import { count } from '../metrics.ts';
import { reasonOf } from '../reasons.ts';
import { withinCall } from '../time-left.ts';

/** A change of one item, in plain values. */
export interface Change {
  name: ChangeName;
  key: Item;
  /** Absent if the item was deleted. */
  item: Item | undefined;
  /** Absent if the item is new. */
  before: Item | undefined;
  /** The version of the event: that of a dead letter may be an earlier one. */
  version: number;
}

/** Returns the record's new image. Throws if it has none. */
export function newItem({ item, name }: Change): Item {
  if (!item) throw new Error(`The ${name} has no new image.`);
  return item;
}

interface Handling<Event> {
  /**
   * Converts a change to an event by its schema; undefined if it is none for this consumer. If this throws, the change is
   * parked.
   */
  parse(change: Change): Event | undefined;
  /** Handles an event. Must be idempotent: the same event can arrive again. */
  handle(event: Event): Promise<unknown>;
}

/** A batch as Lambda delivers it; `npm run redrive` sets `replay`, and the version of the release that parked it. */
export type Batch = DynamoDBStreamEvent & { replay?: true; version?: number };

/** Milliseconds for which a change is retried while a service is down. Later changes of its shard wait with it. */
const retryPeriod = () => Number(process.env[retrySecondsVariable] ?? 900) * 1000;

/** Stop this many ms before the timeout, so that the reply is still sent. */
const timeoutMargin = 2000;

/**
 * Makes a Lambda handler for the changes of a table. Changes of one item are handled in order, those of different items
 * in parallel. A change that can never be handled is parked at once, so that it does not block later ones. While a
 * service is down, changes are reported as failed, so that Lambda delivers them again.
 */
export function changeHandler<Event>(consumer: Consumer, handling: Handling<Event>) {
  return middy(async (batch: Batch, context: Context): Promise<DynamoDBBatchResponse> => {
    const version = readableVersion(consumer, batch);
    const turns = new Map<string, Promise<void>>();
    const inTurn = (record: DynamoDBRecord) => {
      const key = JSON.stringify(record.dynamodb?.Keys);
      // If an earlier change of the item failed, this one fails too, and both are delivered again in order.
      const turn = (turns.get(key) ?? Promise.resolve()).then(() => take(record));
      turns.set(key, turn);
      return turn;
    };
    const take = async (record: DynamoDBRecord) => {
      const givenUp = new AbortController();
      const time = context.getRemainingTimeInMillis() - timeoutMargin;
      const tooLate = wait(Math.max(0, time), undefined, { signal: givenUp.signal }).then(() => {
        throw new RetryLater('The time of the call ran out.');
      });
      const handled = withinCall(context, () => handleRecord(consumer, handling, { record, version }));
      try {
        await Promise.race([handled, tooLate]);
      } catch (error) {
        await parkOrFail(consumer, [record], error as Error, batch.replay);
      } finally {
        tooLate.catch(() => undefined);
        givenUp.abort();
      }
    };
    // One processor per call, since it keeps the records of its batch.
    const processor = new BatchProcessor(EventType.DynamoDBStreams, { logger });
    const response = await processPartialResponse(batch, inTurn, processor, {
      context,
      throwOnFullBatchFailure: false,
    });
    const [failure] = processor.errors;
    if (batch.replay && failure) throw failure;
    return response;
  });
}

const versionOf = ({ event }: Consumer): number => {
  const source = events[event];
  return 'version' in source ? source.version : 1;
};

/**
 * Returns the version of a batch's events: the current one, or an earlier one of a dead letter.
 * @throws Error for a later one, which a release that was rolled back has parked: the letter waits for the next release
 */
export function readableVersion(consumer: Consumer, { version }: Batch): number {
  const newest = versionOf(consumer);
  if (version !== undefined && version > newest) {
    throw new Error(`Version ${version} of ${consumer.event} is of a later release; this one reads up to ${newest}.`);
  }
  return version ?? newest;
}

async function handleRecord<Event>(
  { id, event }: Consumer,
  { parse, handle }: Handling<Event>,
  { record, version }: { record: DynamoDBRecord; version: number },
): Promise<void> {
  const source = events[event];
  const { eventID, eventName, dynamodb } = ChangeRecord.parse(record);
  // The stack filters too; emulators may not.
  if (source.kind === 'changes' && !(source.of as readonly ChangeName[]).includes(eventName)) return;
  const key = plain(dynamodb.Keys) ?? {};
  const item = plain(dynamodb.NewImage);
  const before = plain(dynamodb.OldImage);
  const happened = parse({ name: eventName, key, item, before, version });
  if (happened === undefined) return;
  const outcome = await handle(happened);
  const trace_id = item?.trace_id ?? before?.trace_id;
  logger.info('event handled', { consumer: id, event_id: eventID, trace_id, ...(outcome ? { outcome } : {}) });
}

const plain = (image: Record<string, unknown> | undefined): Item | undefined =>
  image && unmarshall(image as Record<string, AttributeValue>);

/**
 * Parks changes that failed, if no retry can help or the outage has lasted too long.
 * @throws the error, if Lambda is to deliver the changes again
 */
export async function parkOrFail(
  consumer: Consumer,
  Records: readonly DynamoDBRecord[],
  error: Error,
  replay?: true,
): Promise<void> {
  const { id } = consumer;
  const reason = reasonOf(error);
  const [oldest] = Records;
  const line = { consumer: id, event_id: oldest?.eventID, reason };
  const age = Date.now() - (oldest?.dynamodb?.ApproximateCreationDateTime ?? 0) * 1000;
  // A replayed event is still in the queue, and stays there.
  if (replay || (isOutage(error) && age < retryPeriod())) {
    logger.warn('event delayed', line);
    throw error;
  }
  logger.error('event parked', line);
  count('EventParked');
  await park({
    consumer: id,
    // From the environment, since emulators leave the context's name empty.
    function_name: process.env.AWS_LAMBDA_FUNCTION_NAME,
    reason,
    failed_at: new Date().toISOString(),
    event_version: versionOf(consumer),
    event: { Records },
  });
}
