import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { consumers } from '#contracts/events';
import { photoBucket } from '#contracts/resources';
import type { DeadLetters } from './dead-letters.ts';
import type { Invoke } from './functions.ts';
import { limit } from './limit.ts';

/** Lambda runs each in an instance of its own; here they share one machine, and photos are work. */
const concurrency = 2;

interface CreatedObject {
  key: string;
  size: number;
  etag: string;
}

export interface ObjectCreatedOptions {
  bucket: string;
  invoke: Invoke;
  deadLetters: DeadLetters;
  /** Milliseconds before each retry. Lambda waits one minute and then two. */
  retryDelays?: readonly number[];
}

export interface ObjectCreatedFeed {
  /** Hands an object to every consumer: at least once, in the background. */
  emit(object: CreatedObject): void;
  /** Waits for the calls under way and gives up waiting for retries: the next start emits those objects again. */
  close(): Promise<void>;
}

/**
 * Stands in for S3's "Object Created" events on EventBridge and Lambda's asynchronous invocation: a consumer that
 * fails is called twice more, and then the event is kept with the reason among the dead letters.
 */
export function createObjectCreatedFeed(options: ObjectCreatedOptions): ObjectCreatedFeed {
  const { bucket, invoke, deadLetters, retryDelays = [1_000, 5_000] } = options;
  const names = consumers.filter(({ event }) => event === 'photo-uploaded').map(({ id }) => id);
  const oneOfFew = limit(concurrency);
  const closing = new AbortController();
  const running = new Set<Promise<void>>();

  async function deliver(name: string, event: ObjectCreatedEvent): Promise<void> {
    let reason = '';
    for (const wait of [0, ...retryDelays]) {
      try {
        if (wait) await delay(wait, undefined, { signal: closing.signal });
      } catch {
        return;
      }
      try {
        const isHandled = await oneOfFew(async () => {
          if (closing.signal.aborted) return false;
          await invoke(name, event);
          return true;
        });
        return isHandled ? await deadLetters.remove({ consumer: name, event }) : undefined;
      } catch (error) {
        reason = (error as Error).message;
      }
      if (closing.signal.aborted) return;
    }
    await deadLetters.add({ consumer: name, reason, failed_at: new Date().toISOString(), event });
  }

  return {
    emit(object) {
      if (!object.key.startsWith(photoBucket.uploadPrefix) || closing.signal.aborted) return;
      for (const name of names) {
        const delivery = deliver(name, objectCreatedEvent(bucket, object))
          .catch((error) => console.error(`The event of ${object.key} was lost until the next start: ${error.message}`))
          .finally(() => running.delete(delivery));
        running.add(delivery);
      }
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}

type ObjectCreatedEvent = ReturnType<typeof objectCreatedEvent>;

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/ev-events.html */
function objectCreatedEvent(bucket: string, object: CreatedObject) {
  return {
    version: '0',
    id: randomUUID(),
    account: '000000000000',
    time: new Date().toISOString(),
    region: 'local',
    resources: [`arn:aws:s3:::${bucket}`],
    source: 'aws.s3',
    'detail-type': 'Object Created',
    detail: { version: '0', bucket: { name: bucket }, object, reason: 'PutObject' },
  } as const;
}
