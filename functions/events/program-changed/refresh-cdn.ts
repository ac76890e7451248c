import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { refreshCdn as consumer } from '#contracts/platform/consumers';
import { logger } from '../../logger.ts';
import { refreshCdn } from '../../logic/publishing/publish-programs.ts';
import { type Batch, parkOrFail } from '../change-handler.ts';

/** Invalidates the CDN once for all changes of a batch, which collects them for some seconds. */
export const handler = async ({ Records, replay }: Batch): Promise<DynamoDBBatchResponse> => {
  const changed = new Map(Records.map((record) => [record.dynamodb?.Keys?.sk?.S ?? '', record]));
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
