import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { forever } from '#contracts/website/headers';
import { runCommand } from '../../infra/emulator/command.ts';
import { emulatorEnvironment } from '../../infra/emulator/deploy.ts';
import { clientSettings } from '../../infra/emulator/endpoint.ts';
import { ReleaseBucket } from '../../infra/release/website/bucket.ts';
import { publish, rollBack } from '../../infra/release/website/publish.ts';
import { isAsset, type SiteFile } from '../../infra/release/website/site-files.ts';

/** A way of releasing the site to a bucket. */
export interface Way {
  name: string;
  release(bucket: string, files: readonly SiteFile[]): Promise<unknown>;
  /** Serves the release before again, from its files if the way needs them. */
  goBack(bucket: string, before: readonly SiteFile[]): Promise<unknown>;
  /** The things needed to go back. */
  needs: string;
}

/** The CDK's archive of AWS's CLI, which the function of a `BucketDeployment` runs. */
const cliArchive = join(import.meta.dirname, '../../node_modules/@aws-cdk/asset-awscli-v1/lib/layer.zip');

/**
 * The own releases, and the CDK's. A `BucketDeployment` runs AWS's CLI in a function (`s3_deploy` in
 * aws-cdk-lib/custom-resource-handlers/dist/aws-s3-deployment/bucket-deployment-handler/index.py): it unpacks a zip, so
 * that every file is new, and calls `aws s3 sync [--delete] <folder> s3://<bucket>/ --cache-control <value>
 * --metadata-directive REPLACE`, with `--delete` unless `prune` is false. The ways here call the same CLI the same way,
 * without the function. CloudFormation calls it only for a zip or settings that have changed.
 * @param folder for the CLI
 */
export async function openWays(url: string, folder: string): Promise<Way[]> {
  await runCommand('python3', ['-m', 'zipfile', '-e', cliArchive, folder]);
  const env = { ...emulatorEnvironment({ url }), AWS_CONFIG_FILE: join(folder, 'none'), AWS_MAX_ATTEMPTS: '1' };
  const sync = async (bucket: string, files: readonly SiteFile[], ...options: string[]) => {
    const contents = await mkdtemp(join(tmpdir(), 'bench-contents-'));
    try {
      for (const { key, body } of files) {
        await mkdir(dirname(join(contents, key)), { recursive: true });
        await writeFile(join(contents, key), body);
      }
      const parameters = ['s3', 'sync', contents, `s3://${bucket}/`, ...options, '--metadata-directive', 'REPLACE'];
      await runCommand('python3', [join(folder, 'awscli/aws'), ...parameters], { env });
    } finally {
      await rm(contents, { recursive: true, force: true });
    }
  };
  const one: Way['release'] = (bucket, files) => sync(bucket, files, '--delete', '--cache-control', 'no-cache');
  const two: Way['release'] = async (bucket, files) => {
    await sync(bucket, files.filter(isAsset), '--cache-control', forever);
    await sync(
      bucket,
      files.filter((file) => !isAsset(file)),
      '--cache-control',
      'no-cache',
    );
  };
  const own = (bucket: string) => new ReleaseBucket(new S3Client({ ...clientSettings(url), maxAttempts: 1 }), bucket);
  const needs = 'the zip or build before';
  return [
    {
      name: 'own releases',
      release: (bucket, files) => publish(own(bucket), files),
      goBack: (bucket) => rollBack(own(bucket)),
      needs: 'nothing',
    },
    { name: 'one BucketDeployment', release: one, goBack: one, needs },
    { name: 'two: assets, then pages, no prune', release: two, goBack: two, needs },
  ];
}

/** The gate passes, refuses or cuts the write of an object. */
export type Treatment = 'pass' | 'refuse' | 'cut';

/** Milliseconds that S3 takes for a write, and an emulator does not. */
const writeTime = 20;

/** Opens a gate in front of the emulator's storage, which counts the writes of objects and can fail them. */
export async function openGate(target: string) {
  let written = 0;
  let isCut = false;
  let treat: (key: string) => Treatment = () => 'pass';
  const server = createServer(async (incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '', target);
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
    const isWrite = incoming.method === 'PUT' && key !== '';
    const treatment = isWrite && !isCut ? treat(key) : 'pass';
    isCut ||= treatment === 'cut';
    // A cut acts like a killed release: nothing of it reaches the bucket any more.
    if (isCut) return incoming.socket.destroy();
    if (treatment === 'refuse') {
      incoming.resume();
      return response.writeHead(403, { 'Content-Length': 0 }).end();
    }
    if (isWrite) {
      written += 1;
      await delay(writeTime);
    }
    const { expect, ...headers } = incoming.headers;
    const outgoing = request(target + incoming.url, { method: incoming.method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    outgoing.once('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Returns the number of objects written since the last call. */
    takeWritten(): number {
      const count = written;
      written = 0;
      return count;
    },
    /** Treats writes during a run as said, then lets all pass again. */
    async during(run: () => Promise<unknown>, treatment: (key: string) => Treatment): Promise<void> {
      treat = treatment;
      try {
        await run().catch(() => {});
      } finally {
        treat = () => 'pass';
        isCut = false;
      }
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
