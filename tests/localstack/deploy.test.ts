import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CloudFrontClient, CreateDistributionCommand, ListInvalidationsCommand } from '@aws-sdk/client-cloudfront';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { beforeAll, expect, inject, it } from 'vitest';
import { deployedParameter } from '../../infra/release/deployed.ts';

/**
 * `npm run deploy` as a whole. Emulators have no such website stack as an account gets: what it would say of itself is
 * written by hand, with the lane's own site as the one that visitors reach.
 */
const { url, emulator } = inject('stack');
const { environment, outputs } = emulator ?? { environment: {}, outputs: {} };
const settings = {
  endpoint: environment.AWS_ENDPOINT_URL ?? '',
  region: 'us-east-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
};
const cdn = new CloudFrontClient(settings);
const storage = new S3Client({ ...settings, forcePathStyle: true });
const Bucket = outputs.SiteBucketName;
let DistributionId: string;

const deploy = async () => {
  const account = { CDK_DEFAULT_ACCOUNT: '000000000000', CDK_DEFAULT_REGION: 'us-east-1', AWS_PROFILE: undefined };
  const env = { ...process.env, ...environment, ...account, CI: 'true' };
  const parameters = ['scripts/deploy.ts', '-c', `siteOrigin=${url}`];
  return (await promisify(execFile)(process.execPath, parameters, { env, maxBuffer: 64 * 1024 * 1024 })).stdout;
};

/** Every object of the site, and when it was last written. */
async function stored() {
  const { Contents = [] } = await storage.send(new ListObjectsV2Command({ Bucket }));
  return new Map(Contents.map(({ Key, LastModified }) => [Key, LastModified?.toISOString()]));
}

const invalidations = async () =>
  (await cdn.send(new ListInvalidationsCommand({ DistributionId }))).InvalidationList?.Quantity ?? 0;

beforeAll(async () => {
  const made = await cdn.send(
    new CreateDistributionCommand({
      DistributionConfig: {
        CallerReference: crypto.randomUUID(),
        Comment: '',
        Enabled: true,
        Origins: {
          Quantity: 1,
          Items: [{ Id: 'site', DomainName: 'localhost', S3OriginConfig: { OriginAccessIdentity: '' } }],
        },
        DefaultCacheBehavior: { TargetOriginId: 'site', ViewerProtocolPolicy: 'redirect-to-https' },
      },
    }),
  );
  DistributionId = made.Distribution?.Id ?? '';
  const buckets = { site: Bucket, photos: outputs.PhotosBucketName, logs: Bucket };
  const Value = JSON.stringify({ url, distribution: DistributionId, buckets });
  const Name = deployedParameter('dev');
  await new SSMClient(settings).send(new PutParameterCommand({ Name, Value, Type: 'String', Overwrite: true }));
});

it('puts the site up, and a second run changes nothing', { timeout: 300_000 }, async () => {
  const first = await deploy();
  expect(first).toMatch(/Release \S+: \d+ pages and files have changed\./);
  expect(first).toContain(`Site   ${url}`);
  const before = await stored();
  expect([...before.keys()]).toEqual(expect.arrayContaining(['ar/terms.html', 'en/terms.html', 'robots.txt']));
  const invalidated = await invalidations();
  expect(invalidated).toBeGreaterThan(0);

  expect(await deploy()).toMatch(/Release \S+: no change\./);
  expect(await stored()).toEqual(before);
  expect(await invalidations()).toBe(invalidated);
});
