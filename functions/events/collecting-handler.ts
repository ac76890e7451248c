import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { Consumer } from '#contracts/platform/consumers';
import { logger } from '../logger.ts';
import { type Batch, parkOrFail, readableVersion } from './change-handler.ts';

interface Handling {
  /** Returns the program's id in a sort key. */
  programOf(key: string): string;
  /** Handles all changed programs at once. Must be idempotent. */
  handle(ids: string[]): Promise<unknown>;
}

/** Makes a handler that works once for all changes of a batch, which collects them for some seconds. */
export const collectingHandler =
  (consumer: Consumer, { programOf, handle }: Handling) =>
  async (batch: Batch): Promise<DynamoDBBatchResponse> => {
    const { Records, replay } = batch;
    readableVersion(consumer, batch);
    const changed = new Map(Records.map((record) => [programOf(record.dynamodb?.Keys?.sk?.S ?? ''), record]));
    try {
      await handle([...changed.keys()].filter(Boolean));
      logger.info('event handled', { consumer: consumer.id, outcome: `changes: ${Records.length}` });
    } catch (error) {
      await parkOrFail(consumer, [...changed.values()].map(withoutImages), error as Error, replay);
    }
    return { batchItemFailures: [] };
  };

/** A letter has at most a mebibyte, and the ids are all that a replay needs. */
const withoutImages = ({ dynamodb, ...record }: DynamoDBRecord): DynamoDBRecord => {
  const { NewImage: _new, OldImage: _old, ...change } = dynamodb ?? {};
  return { ...record, dynamodb: change };
};
