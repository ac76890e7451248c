import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { maximumPhotoBytes } from '#contracts/program-limits';
import { createStorage } from '../../../../../infra/embedded/storage/index.ts';
import { ObjectStore } from '../../../../../infra/embedded/storage/objects.ts';
import { temporarySuffix } from '../../../../../infra/shared/files.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { served } from '../../shared/website/served.ts';

const credentials = { accessKeyId: 'LOCALKEY', secretAccessKey: 'local-secret' };
const Bucket = 'photos-local';
const site = 'http://localhost:3000';

let folder: string;
let origin: string;
let client: S3Client;
let created: { key: string; size: number }[];

const clientWith = (secretAccessKey: string, accessKeyId = credentials.accessKeyId) =>
  new S3Client({
    region: 'me-central-1',
    endpoint: `${origin}/_storage`,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
  });

beforeEach(async () => {
  folder = await temporaryFolder();
  created = [];
  const objects = new ObjectStore(folder);
  const origins = new Set([site]);
  origin = await served(
    createStorage({ bucket: Bucket, objects, credentials, origins, onCreated: (object) => created.push(object) }),
  );
  client = clientWith(credentials.secretAccessKey);
});

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no error',
    (error) => (error instanceof S3ServiceException ? error.name : `unexpected: ${error}`),
  );

const xmlCode = async (response: Response) =>
  `${response.status} ${(await response.text()).match(/<Code>(\w+)</)?.[1]}`;

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

describe('presigned uploads', () => {
  const presign = (size: number, expiresIn = 900) =>
    getSignedUrl(
      client,
      new PutObjectCommand({ Bucket, Key: 'uploads/p/1', ContentType: 'image/png', ContentLength: size }),
      { expiresIn, signableHeaders: new Set(['content-type', 'content-length', 'host']) },
    );
  const put = (url: string, body: string, type = 'image/png', headers = {}) =>
    fetch(url, { method: 'PUT', body, headers: { 'Content-Type': type, ...headers } });

  it('accepts exactly the signed bytes, from the site in a browser', async () => {
    const response = await put(await presign(5), 'bytes', 'image/png', { Origin: site });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(site);
    expect(created).toMatchObject([{ key: 'uploads/p/1', size: 5 }]);
  });

  it('refuses another length, type, key or signature', async () => {
    const url = await presign(5);
    expect(await xmlCode(await put(url, 'longer bytes'))).toBe('403 SignatureDoesNotMatch');
    expect(await xmlCode(await put(url, 'bytes', 'text/html'))).toBe('403 SignatureDoesNotMatch');
    expect(await xmlCode(await put(url.replace('uploads/p/1', 'photos/p/1'), 'bytes'))).toBe(
      '403 SignatureDoesNotMatch',
    );
    expect(await xmlCode(await put(url.replace(/Signature=./, 'Signature=x'), 'bytes'))).toBe(
      '403 SignatureDoesNotMatch',
    );
    expect(await xmlCode(await put(url.replace('X-Amz-Expires=900', 'X-Amz-Expires=901'), 'bytes'))).toBe(
      '403 SignatureDoesNotMatch',
    );
    expect(await xmlCode(await fetch(url))).toBe('403 SignatureDoesNotMatch');
    expect(created).toEqual([]);
  });

  it('refuses unsigned `x-amz-` headers', async () => {
    const response = await put(await presign(5), 'bytes', 'image/png', { 'x-amz-copy-source': 'photos-local/other' });
    expect(await xmlCode(response)).toBe('403 AccessDenied');
  });

  it('refuses an expired URL', async () => {
    const url = await presign(5, 60);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    try {
      expect(await xmlCode(await put(url, 'bytes'))).toBe('403 AccessDenied');
    } finally {
      clock.mockRestore();
    }
  });

  it('refuses a body without a length', async () => {
    const url = new URL(await presign(5));
    const status = await new Promise((resolve, reject) => {
      const call = request(url, { method: 'PUT', headers: { 'Content-Type': 'image/png' } }, (response) => {
        resolve(response.statusCode);
        response.resume();
      });
      call.on('error', reject);
      call.write('by');
      call.end('tes');
    });
    expect(status).toBe(403);
  });

  it('answers the preflight of the site and of no other origin', async () => {
    const preflight = (from: string, method = 'PUT') =>
      fetch(`${origin}/_storage/${Bucket}/uploads/p/1`, {
        method: 'OPTIONS',
        headers: {
          Origin: from,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'content-type',
        },
      });
    const allowed = await preflight(site);
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type');
    expect((await preflight('https://evil.example')).status).toBe(403);
    expect((await preflight(site, 'DELETE')).status).toBe(403);
  });
});

it('refuses unsigned requests with the error in XML', async () => {
  const response = await fetch(`${origin}/_storage/${Bucket}/uploads/p/1`, { method: 'PUT', body: 'x' });
  expect(response.headers.get('content-type')).toBe('application/xml');
  expect(await xmlCode(response)).toBe('403 AccessDenied');
});

it('lists keys by prefix and removes files of killed processes, unless others may be writing them', async () => {
  const objects = new ObjectStore(folder);
  const details = { contentType: 'text/plain' };
  await objects.put('uploads/a', Buffer.from('1'), details);
  await objects.put('uploads/a/b', Buffer.from('2'), details);
  await objects.put('photos/c', Buffer.from('3'), details);
  const leftover = join(folder, 'uploads', `c${temporarySuffix}`);
  await writeFile(leftover, '');
  expect(await objects.keys('uploads/', { tidy: false })).toEqual(['uploads/a', 'uploads/a/b']);
  expect(existsSync(leftover)).toBe(true);
  expect(await objects.keys('uploads/')).toEqual(['uploads/a', 'uploads/a/b']);
  expect(existsSync(leftover)).toBe(false);
  expect(await objects.keys('nothing/')).toEqual([]);
});
