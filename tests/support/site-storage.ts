import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../../infra/common/http/listener.ts';
import { createStorage } from '../../infra/embedded/storage/index.ts';
import { ObjectStore } from '../../infra/embedded/storage/objects.ts';

interface Options {
  credentials: { accessKeyId: string; secretAccessKey: string };
  buckets: readonly string[];
}

/** Opens empty buckets on the embedded storage. */
export async function openSiteStorage({ credentials, buckets }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-site-'));
  const listener = await listen({ host: '127.0.0.1', port: 0 });
  const calls = new Map<string, number>();
  const stores = new Map(buckets.map((bucket) => [bucket, new ObjectStore(join(folder, bucket))]));
  const answers = new Map(
    [...stores].map(([bucket, objects]) => [
      bucket,
      createStorage({ bucket, objects, credentials, permissions: {}, origins: new Set(), onCreated() {} }),
    ]),
  );
  listener.serve(async (request, response) => {
    const [, , bucket = ''] = (request.url ?? '').split(/[/?]/);
    calls.set(bucket, (calls.get(bucket) ?? 0) + 1);
    await answers.get(bucket)?.(request, response);
  });
  return {
    url: `http://127.0.0.1:${listener.port}/_storage`,
    stores,
    /** Returns the number of requests to a bucket since the last call. */
    takeCalls(bucket: string): number {
      const count = calls.get(bucket) ?? 0;
      calls.delete(bucket);
      return count;
    },
    async close() {
      await listener.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
