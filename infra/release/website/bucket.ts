import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { SiteFile } from './site-files.ts';

/** Number of parallel requests. */
const inParallel = 16;

/** The site's bucket, with the calls that a release needs. */
export class ReleaseBucket {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  async put(file: SiteFile, key = file.key): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: key,
        Body: file.body,
        ContentType: file.contentType,
        CacheControl: file.cacheControl,
        ContentLanguage: file.contentLanguage,
        Metadata: file.metadata,
      }),
    );
  }

  /** Copies an object within the bucket, headers included. */
  async copy(from: string, to: string): Promise<void> {
    const Bucket = this.#bucket;
    await this.#client.send(new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${from}`, Key: to }));
  }

  async readJson(key: string): Promise<unknown> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }));
      return JSON.parse((await Body?.transformToString()) ?? 'null');
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async writeJson(key: string, value: unknown): Promise<void> {
    const Body = JSON.stringify(value);
    const headers = { ContentType: 'application/json', CacheControl: 'no-store' };
    await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key: key, Body, ...headers }));
  }

  async keys(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: prefix, ContinuationToken }),
      );
      keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return keys;
  }

  async delete(keys: readonly string[]): Promise<void> {
    // S3 deletes at most a thousand objects per call.
    for (let start = 0; start < keys.length; start += 1000) {
      const Objects = keys.slice(start, start + 1000).map((Key) => ({ Key }));
      await this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } }));
    }
  }

  /** Deletes every version of every object, permanently. */
  async empty(): Promise<void> {
    const Bucket = this.#bucket;
    for (;;) {
      const page = await this.#client.send(new ListObjectVersionsCommand({ Bucket }));
      const Objects = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].map(({ Key, VersionId }) => ({
        Key,
        VersionId,
      }));
      if (Objects.length === 0) return;
      await this.#client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    }
  }
}

/** Opens a bucket of the environment's account. */
export const openBucket = (name: string, { region }: { region?: string } = {}): ReleaseBucket =>
  new ReleaseBucket(new S3Client({ ...(region && { region }) }), name);

/** Processes items in parallel. Throws the first failure once running work has ended. */
export async function each<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items].values();
  let failure: { error: unknown } | undefined;
  const worker = async () => {
    for (const item of waiting) {
      if (failure) return;
      await work(item).catch((error) => {
        failure ??= { error };
      });
    }
  };
  await Promise.all(Array.from({ length: inParallel }, worker));
  if (failure) throw failure.error;
}
