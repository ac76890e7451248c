import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { beforeEach, describe, expect, it } from 'vitest';
import { maximumPhotoBytes } from '#contracts/api/program-limits';
import { Bucket, credentials, type ServedStorage, serveStorage, xmlCode } from './serve-storage.ts';

let folder: string;
let origin: string;
let created: ServedStorage['created'];
let client: S3Client;
let clientWith: ServedStorage['clientWith'];

beforeEach(async () => {
  ({ folder, origin, created, client, clientWith } = await serveStorage());
});

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no error',
    (error) => (error instanceof S3ServiceException ? error.name : `unexpected: ${error}`),
  );

describe('signed by the SDK', () => {
  it('replaces an object only if it is unchanged, and for only one of two concurrent writers', async () => {
    const put = (Body: string, condition: { IfMatch?: string | undefined; IfNoneMatch?: '*' } = {}) =>
      client.send(new PutObjectCommand({ Bucket, Key: 'list.json', Body: Buffer.from(Body), ...condition }));
    expect(await codeOf(put('one', { IfMatch: '"none"' }))).toBe('NoSuchKey');
    const { ETag } = await put('one', { IfNoneMatch: '*' });
    expect(await codeOf(put('two', { IfNoneMatch: '*' }))).toBe('PreconditionFailed');
    const codes = await Promise.all(['two', 'three', 'four'].map((text) => codeOf(put(text, { IfMatch: ETag }))));
    expect(codes.toSorted()).toEqual(['PreconditionFailed', 'PreconditionFailed', 'no error']);
    expect(await codeOf(put('five'))).toBe('no error');
  });

  it('returns the metadata of an object', async () => {
    const Metadata = { fingerprint: 'a1b2' };
    await client.send(new PutObjectCommand({ Bucket, Key: 'page.html', Body: Buffer.from('page'), Metadata }));
    expect((await client.send(new HeadObjectCommand({ Bucket, Key: 'page.html' }))).Metadata).toEqual(Metadata);
  });

  it('stores, reads, describes and deletes an object', async () => {
    const Key = "uploads/برنامج/a b+c'(1)!.png";
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body: Buffer.from('bytes'),
        ContentType: 'image/png',
        CacheControl: 'no-store',
      }),
    );
    const object = await client.send(new GetObjectCommand({ Bucket, Key }));
    expect(await object.Body?.transformToString()).toBe('bytes');
    expect(object).toMatchObject({ ContentType: 'image/png', CacheControl: 'no-store', ContentLength: 5 });
    expect(await client.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({ ETag: object.ETag });
    expect(created).toMatchObject([{ key: Key, size: 5 }]);

    await client.send(new DeleteObjectCommand({ Bucket, Key }));
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
    expect(await codeOf(client.send(new GetObjectCommand({ Bucket, Key })))).toBe('NoSuchKey');
  });

  it('accepts the SDK’s default checksums', async () => {
    const plain = new S3Client({
      region: 'x',
      endpoint: `${origin}/_storage`,
      forcePathStyle: true,
      credentials,
    });
    await plain.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'text' }));
    expect(created).toHaveLength(1);
  });

  it('answers byte ranges with 206 and refuses one outside the object', async () => {
    await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: '0123456789' }));
    const read = async (Range: string) => {
      const { Body, ContentRange } = await client.send(new GetObjectCommand({ Bucket, Key: 'a', Range }));
      return [await Body?.transformToString(), ContentRange];
    };
    expect(await read('bytes=2-4')).toEqual(['234', 'bytes 2-4/10']);
    expect(await read('bytes=7-')).toEqual(['789', 'bytes 7-9/10']);
    expect(await read('bytes=-2')).toEqual(['89', 'bytes 8-9/10']);
    expect(await codeOf(read('bytes=10-'))).toBe('InvalidRange');
  });

  it('refuses another secret, an unknown key and another bucket', async () => {
    const put = (by: S3Client, bucket = Bucket) =>
      codeOf(by.send(new PutObjectCommand({ Bucket: bucket, Key: 'a', Body: 'x' })));
    expect(await put(clientWith('wrong'))).toBe('SignatureDoesNotMatch');
    expect(await put(clientWith(credentials.secretAccessKey, 'OTHER'))).toBe('InvalidAccessKeyId');
    expect(await put(client, 'other')).toBe('NoSuchBucket');
    expect(created).toEqual([]);
  });

  it('refuses a request signed for another time', async () => {
    const late = new S3Client({
      region: 'x',
      endpoint: `${origin}/_storage`,
      forcePathStyle: true,
      credentials,
      systemClockOffset: -20 * 60_000,
      maxAttempts: 1,
    });
    expect(await codeOf(late.send(new HeadObjectCommand({ Bucket, Key: 'a' })))).not.toBe('no error');
  });

  it('refuses more than the largest photo', async () => {
    const put = new PutObjectCommand({ Bucket, Key: 'a', Body: Buffer.alloc(maximumPhotoBytes + 1) });
    expect(await codeOf(client.send(put))).toBe('EntityTooLarge');
    await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: Buffer.alloc(maximumPhotoBytes) }));
  });

  it('never leaves its folder, whatever the key', async () => {
    for (const Key of ['../outside', 'a/../../outside', 'a//b', '..', 'a/', `${'x'.repeat(300)}`]) {
      const put = new PutObjectCommand({ Bucket, Key, Body: 'x' });
      expect(await codeOf(client.send(put)), Key).not.toBe('no error');
    }
    expect(await readdir(join(folder, '..'))).not.toContain('outside@object');
    expect(await readdir(folder, { recursive: true })).toEqual([]);
  });
});

it('refuses unsigned requests with the error in XML', async () => {
  const response = await fetch(`${origin}/_storage/${Bucket}/uploads/p/1`, { method: 'PUT', body: 'x' });
  expect(response.headers.get('content-type')).toBe('application/xml');
  expect(await xmlCode(response)).toBe('403 AccessDenied');
});
