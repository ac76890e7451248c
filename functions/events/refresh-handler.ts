import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { Consumer } from '#contracts/platform/consumers';
import { logger } from '../logger.ts';
import { refreshCdn } from '../logic/publishing/publish-programs.ts';
import { type Batch, parkOrFail } from './change-handler.ts';

/**
 * Makes a handler that invalidates the CDN once for all changes of a batch, which collects them for some seconds.
 * @param programOf returns the program's id in a sort key
 */
export const refreshHandler =
  (consumer: Consumer, programOf: (key: string) => string) =>
  async ({ Records, replay }: Batch): Promise<DynamoDBBatchResponse> => {
    const changed = new Map(Records.map((record) => [programOf(record.dynamodb?.Keys?.sk?.S ?? ''), record]));
    try {
      await refreshCdn([...changed.keys()].filter(Boolean));
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
