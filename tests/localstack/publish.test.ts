import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { ReleaseBucket } from '../../infra/release/website/bucket.ts';
import { isAnnounced, markAnnounced, publish, putAssets, rollBack } from '../../infra/release/website/publish.ts';
import { siteFile } from '../../infra/release/website/site-files.ts';

const { AWS_ENDPOINT_URL: endpoint = '' } = inject('stack').emulator?.environment ?? {};
const settings = { endpoint, forcePathStyle: true, region: 'us-east-1' };
const client = new S3Client({ ...settings, credentials: { accessKeyId: 'test', secretAccessKey: 'test' } });

let name: string;
let bucket: ReleaseBucket;

beforeEach(async () => {
  name = `release-${crypto.randomUUID()}`;
  await client.send(new CreateBucketCommand({ Bucket: name }));
  bucket = new ReleaseBucket(client, name);
});

const build = (contents: Record<string, string>) =>
  Object.entries(contents).map(([key, text]) => siteFile(key, Buffer.from(text), 'https://www.rihla.example'));

const first = build({ 'ar/terms.html': 'old', 'en/terms.html': 'old', 'assets/a-1.js': '1', 'favicon.svg': 'r' });
const second = build({ 'ar/terms.html': 'new', 'en/terms.html': 'old', 'assets/a-2.js': '2', 'ar/more.html': 'm' });

async function read(key: string) {
  const object = await client.send(new GetObjectCommand({ Bucket: name, Key: key })).catch(() => undefined);
  return object && { ...object, text: await object.Body?.transformToString() };
}
const texts = async (...keys: string[]) => Promise.all(keys.map(async (key) => (await read(key))?.text));

/** Returns a bucket that nothing reaches once `key` is written, as if the process were killed. */
function killedAfter(key: string): ReleaseBucket {
  const ending = new S3Client({ ...settings, maxAttempts: 1, credentials: client.config.credentials });
  let hasEnded = false;
  ending.middlewareStack.add(
    (next) => async (call) => {
      if (hasEnded) throw new Error('The process has ended.');
      const reply = await next(call);
      hasEnded ||= (call.input as { Key?: string }).Key === key;
      return reply;
    },
    { step: 'initialize' },
  );
  return new ReleaseBucket(ending, name);
}

/** Returns a bucket in which writing `key` fails, once or always. */
function failing(key: string): ReleaseBucket {
  const broken = new S3Client({ ...settings, maxAttempts: 1, credentials: client.config.credentials });
  broken.middlewareStack.add(
    (next) => async (call) => {
      const { Key, Body, CopySource } = call.input as { Key?: string; Body?: unknown; CopySource?: string };
      if (Key === key && (Body ?? CopySource)) throw new Error('The connection is gone.');
      return next(call);
    },
    { step: 'initialize' },
  );
  return new ReleaseBucket(broken, name);
}

describe('publishing the site', () => {
  it('stores each file with its type, language, caching and metadata', async () => {
    await publish(bucket, [...first, ...build({ 'en/not-found.html': 'gone' })]);
    expect(await read('en/not-found.html')).toMatchObject({
      ContentType: 'text/html; charset=utf-8',
      ContentLanguage: 'en',
      CacheControl: 'no-cache',
      Metadata: { status: '404' },
    });
    expect(await read('assets/a-1.js')).toMatchObject({
      ContentType: 'text/javascript; charset=utf-8',
      CacheControl: 'public, max-age=31536000, immutable',
      Metadata: {},
    });
  });

  it('writes changed files, and nothing the second time', async () => {
    expect((await publish(bucket, first)).changed.sort()).toEqual(['ar/terms.html', 'en/terms.html', 'favicon.svg']);
    const { id, changed } = await publish(bucket, second);
    expect(changed.sort()).toEqual(['ar/more.html', 'ar/terms.html', 'favicon.svg']);
    expect(await texts('ar/terms.html', 'favicon.svg', 'ar/more.html')).toEqual(['new', undefined, 'm']);
    // Pages that are open in a browser still find their scripts.
    expect(await texts('assets/a-1.js', 'assets/a-2.js')).toEqual(['1', '2']);
    const before = await read('ar/terms.html');
    expect(await publish(bucket, second)).toEqual({ id, changed: [] });
    expect((await read('ar/terms.html'))?.LastModified).toEqual(before?.LastModified);
  });

  it.each(['assets/a-2.js', 'ar/more.html', 'releases/current.json'])(
    'that fails at %s keeps the last release, and can be repeated',
    async (key) => {
      await publish(bucket, first);
      await expect(publish(failing(key), second)).rejects.toThrow('The connection is gone.');
      expect(await texts('ar/terms.html', 'en/terms.html', 'favicon.svg')).toEqual(['old', 'old', 'r']);
      expect(await texts('ar/more.html')).toEqual([undefined]);
      await publish(bucket, second);
      expect(await texts('ar/terms.html', 'ar/more.html')).toEqual(['new', 'm']);
    },
  );

  it.each([
    ['publishing the build before', () => publish(bucket, first)],
    ['rolling back', () => rollBack(bucket)],
  ])('that is killed while pages change is undone by %s', async (_, undo) => {
    const { id } = await publish(bucket, first);
    await expect(publish(killedAfter('ar/terms.html'), second)).rejects.toThrow('The process has ended.');
    expect(await texts('ar/terms.html')).toEqual(['new']);
    const undone = await undo();
    expect(undone).toMatchObject({ id, changed: expect.arrayContaining(['ar/terms.html']) });
    expect(await texts('ar/terms.html', 'favicon.svg', 'ar/more.html')).toEqual(['old', 'r', undefined]);
    expect((await publish(bucket, second)).changed.sort()).toEqual(['ar/more.html', 'ar/terms.html', 'favicon.svg']);
  });

  it('is rolled back by a second attempt if the first is killed', async () => {
    const { id } = await publish(bucket, first);
    await publish(bucket, second);
    await expect(rollBack(killedAfter('ar/terms.html'))).rejects.toThrow('The process has ended.');
    expect((await rollBack(bucket)).id).toBe(id);
    expect(await texts('ar/terms.html', 'favicon.svg', 'ar/more.html')).toEqual(['old', 'r', undefined]);
  });

  it('can store assets ahead without changing a page', async () => {
    await publish(bucket, first);
    await putAssets(bucket, second);
    expect(await texts('assets/a-2.js', 'ar/terms.html', 'ar/more.html')).toEqual(['2', 'old', undefined]);
    expect((await publish(bucket, second)).changed.sort()).toEqual(['ar/more.html', 'ar/terms.html', 'favicon.svg']);
  });

  it('can be rolled back', async () => {
    await expect(rollBack(bucket)).rejects.toThrow('There is no release to go back to.');
    await publish(bucket, first);
    await publish(bucket, second);
    expect((await rollBack(bucket)).changed.sort()).toEqual(['ar/more.html', 'ar/terms.html', 'favicon.svg']);
    expect(await texts('ar/terms.html', 'favicon.svg', 'ar/more.html')).toEqual(['old', 'r', undefined]);
    expect((await read('ar/terms.html'))?.CacheControl).toBe('no-cache');
  });

  it('is not announced until it is marked', async () => {
    const { id } = await publish(bucket, first);
    expect(await isAnnounced(bucket, id)).toBe(false);
    await markAnnounced(bucket, id);
    expect(await isAnnounced(bucket, id)).toBe(true);
    const next = await publish(bucket, second);
    expect(await isAnnounced(bucket, next.id)).toBe(false);
  });

  it('keeps the files of five releases', async () => {
    for (let release = 0; release < 7; release++) {
      await publish(bucket, build({ 'ar/terms.html': `${release}`, [`assets/a-${release}.js`]: `${release}` }));
    }
    expect((await bucket.keys('assets/')).map((key) => key.slice(-4, -3))).toEqual(['2', '3', '4', '5', '6']);
    expect(await bucket.keys('releases/files/')).toHaveLength(5);
  });
});

it('empties a bucket of all versions and delete markers', async () => {
  const VersioningConfiguration = { Status: 'Enabled' } as const;
  await client.send(new PutBucketVersioningCommand({ Bucket: name, VersioningConfiguration }));
  await publish(bucket, first);
  await publish(bucket, second);
  await bucket.delete(['ar/more.html']);
  const kept = async () => {
    const { Versions = [], DeleteMarkers = [] } = await client.send(new ListObjectVersionsCommand({ Bucket: name }));
    return { versions: Versions.length, markers: DeleteMarkers.length };
  };
  expect((await kept()).versions).toBeGreaterThan((await bucket.keys('')).length);
  expect((await kept()).markers).toBeGreaterThan(0);
  await bucket.empty();
  expect(await kept()).toEqual({ versions: 0, markers: 0 });
});
