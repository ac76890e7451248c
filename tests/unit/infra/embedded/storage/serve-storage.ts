import { S3Client } from '@aws-sdk/client-s3';
import { createStorage } from '../../../../../infra/embedded/storage/index.ts';
import { ObjectStore } from '../../../../../infra/embedded/storage/objects.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { served } from '../../common/website/served.ts';

export const credentials = { accessKeyId: 'LOCALKEY', secretAccessKey: 'local-secret' };
export const Bucket = 'photos-local';
/** The origin whose pages may upload. */
export const site = 'http://localhost:3000';

/** Serves an empty storage until the test's end. */
export async function serveStorage() {
  const folder = await temporaryFolder();
  const created: { key: string; size: number }[] = [];
  const objects = new ObjectStore(folder);
  const origins = new Set([site]);
  const origin = await served(
    createStorage({
      ...{ bucket: Bucket, objects, credentials, permissions: {}, origins },
      onCreated: (object) => created.push(object),
    }),
  );
  const clientWith = (secretAccessKey: string, accessKeyId = credentials.accessKeyId) =>
    new S3Client({
      region: 'me-central-1',
      endpoint: `${origin}/_storage`,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: 1,
    });
  return { folder, origin, created, clientWith, client: clientWith(credentials.secretAccessKey) };
}

export type ServedStorage = Awaited<ReturnType<typeof serveStorage>>;

/** The status and the error code of a reply in XML. */
export const xmlCode = async (response: Response) =>
  `${response.status} ${(await response.text()).match(/<Code>(\w+)</)?.[1]}`;
