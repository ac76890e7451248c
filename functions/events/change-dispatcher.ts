import type { Context, DynamoDBBatchResponse } from 'aws-lambda';
import type { Batch } from './change-handler.ts';

type Consume = (event: Batch, context: Context) => Promise<unknown>;

/** A call for one consumer, as of a replay; without a name, a batch of changes for all. */
type Call = Batch & { consumer?: string };

/**
 * Makes the handler of a function that passes a table's changes to several consumers, in parallel. A change that one of
 * them reports as failed is delivered again to all, so that each must be idempotent.
 *
 * @param consumers by their ids
 */
export const changeDispatcher =
  (consumers: Readonly<Record<string, Consume>>) =>
  async (call: Call, context: Context): Promise<unknown> => {
    const { consumer } = call;
    if (consumer !== undefined) return only(consumers, consumer)(call, context);
    const outcomes = await Promise.allSettled(Object.values(consumers).map((consume) => consume(call, context)));
    const failures = outcomes.flatMap((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return (outcome.value as DynamoDBBatchResponse).batchItemFailures;
    });
    const failed = new Set(failures.map(({ itemIdentifier }) => itemIdentifier));
    return { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) };
  };

function only(consumers: Readonly<Record<string, Consume>>, id: string): Consume {
  const consume = Object.hasOwn(consumers, id) ? consumers[id] : undefined;
  if (!consume) throw new Error(`${id} is no consumer of this function.`);
  return consume;
}
