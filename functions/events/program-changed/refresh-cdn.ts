import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { refreshCdn as consumer } from '#contracts/consumers';
import { logger } from '../../logger.ts';
import { refreshCdn } from '../../logic/publishing/publish-programs.ts';

/** Invalidates the CDN once for all changes of a batch, which collects them for some seconds. */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const ids = new Set(Records.flatMap(({ dynamodb }) => dynamodb?.Keys?.sk?.S ?? []));
  await refreshCdn([...ids]);
  logger.info('event handled', { consumer: consumer.id, outcome: `changes: ${Records.length}` });
  return { batchItemFailures: [] };
};
