import { randomUUID } from 'node:crypto';
import { consumers } from '#contracts/platform/consumers';
import { photoBucket } from '#contracts/platform/resources';
import type { ObjectStore } from '../storage/objects.ts';
import type { AsyncCalls } from './async-calls.ts';

interface CreatedObject {
  key: string;
  size: number;
  etag: string;
}

/**
 * Replaces S3's "Object Created" events on EventBridge: sends each uploaded object to every consumer, at least once.
 * Interrupted events are sent again at the next start.
 */
export function objectCreatedFeed(bucket: string, { send }: Pick<AsyncCalls, 'send'>) {
  const names = consumers.filter(({ event }) => event === 'photo-uploaded').map(({ id }) => id);
  return (object: CreatedObject): void => {
    if (!object.key.startsWith(photoBucket.uploadPrefix)) return;
    for (const name of names) send(name, objectCreatedEvent(bucket, object));
  };
}

/** Sends the event of each stored upload: it may have been lost in a crash. */
export async function resumeUploads(objects: ObjectStore, emit: ReturnType<typeof objectCreatedFeed>): Promise<void> {
  for (const key of await objects.keys(photoBucket.uploadPrefix)) {
    const object = await objects.get(key);
    if (object) emit({ key, size: object.bytes.length, etag: object.etag.replaceAll('"', '') });
  }
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/ev-events.html */
const objectCreatedEvent = (bucket: string, object: CreatedObject) => ({
  version: '0',
  id: randomUUID(),
  account: '000000000000',
  time: new Date().toISOString(),
  region: 'local',
  resources: [`arn:aws:s3:::${bucket}`],
  source: 'aws.s3',
  'detail-type': 'Object Created',
  detail: { version: '0', bucket: { name: bucket }, object, reason: 'PutObject' },
});
