import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient, ListDistributionsCommand, ListInvalidationsCommand } from '@aws-sdk/client-cloudfront';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { ListBucketsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DescribeParametersCommand, SSMClient } from '@aws-sdk/client-ssm';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { securityHeaders } from '#contracts/website/headers';
import { needs } from '../support/needs.ts';

/**
 * Runs `npm run deploy` completely, including the website, on another account than the emulator's own, whose stacks
 * stay. The emulated CDN is not reachable, so the emulator's site answers the command's smoke test.
 */
const account = '111111111111';
const { url: site, emulator } = inject('stack');
const endpoint = emulator?.environment.AWS_ENDPOINT_URL ?? '';
const region = 'us-east-1';
const settings = { endpoint, region, credentials: { accessKeyId: account, secretAccessKey: 'test' } };
const stacks = new CloudFormationClient(settings);
const cdn = new CloudFrontClient(settings);
const storage = new S3Client({ ...settings, forcePathStyle: true });

const env = {
  ...process.env,
  AWS_ENDPOINT_URL: endpoint,
  AWS_ENDPOINT_URL_S3: endpoint,
  AWS_ACCESS_KEY_ID: account,
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_SESSION_TOKEN: '',
  AWS_PROFILE: undefined,
  AWS_REGION: region,
  CDK_DEFAULT_ACCOUNT: account,
  CDK_DEFAULT_REGION: region,
  SITE_URL: site,
  CI: 'true',
};

async function run(...parameters: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { env, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

const deploy = (...parameters: string[]) =>
  run('--import', './tests/localstack/route-cdn-to-site.ts', 'scripts/deploy.ts', ...parameters);

const bucketNames = async () =>
  ((await storage.send(new ListBucketsCommand())).Buckets ?? []).flatMap(({ Name = '' }) => Name);

const stackStates = async () =>
  new Map(
    ((await stacks.send(new DescribeStacksCommand())).Stacks ?? []).map(
      ({ StackName, StackStatus, LastUpdatedTime, CreationTime }) => [
        StackName,
        { StackStatus, changed: (LastUpdatedTime ?? CreationTime)?.toISOString() },
      ],
    ),
  );

/** Returns everything that a second run could have changed. */
async function snapshot() {
  const [Bucket = ''] = (await bucketNames()).filter((name) => /-site/.test(name));
  const { Contents = [] } = await storage.send(new ListObjectsV2Command({ Bucket }));
  const { DistributionList } = await cdn.send(new ListDistributionsCommand());
  const [distribution] = DistributionList?.Items ?? [];
  const { InvalidationList } = await cdn.send(new ListInvalidationsCommand({ DistributionId: distribution?.Id }));
  return {
    stacks: await stackStates(),
    objects: new Map(Contents.map(({ Key = '', LastModified }) => [Key, LastModified?.toISOString()])),
    invalidations: InvalidationList?.Quantity,
    domain: distribution?.DomainName ?? '',
  };
}

// The steps are one test, because each needs the one before. Two deployments take two minutes on an idle machine; the
// limit only ends a run that hangs.
describe('a deployment', { timeout: 600_000 }, () => {
  beforeEach(needs('cdn'));

  it('creates all once, has a CDN with security headers, and is destroyed with all its data', async () => {
    await run('node_modules/.bin/cdk', 'bootstrap', `aws://${account}/${region}`, '--app', '');
    await createsAllOnce();
    await hasSafeCdn();
    await isDestroyed();
  });

  async function createsAllOnce() {
    const first = await deploy();
    const after = await snapshot();
    expect(first).toMatch(/Stack RihlaData-dev is new: \d+ resources\.[\s\S]*\n {2}together \+\d+\.\d\d a month/);
    expect(first).toMatch(/Release \S+: \d+ pages and files have changed\./);
    expect(first).toContain(`Site   https://${after.domain}`);
    expect([...after.stacks.keys()]).toEqual(expect.arrayContaining(['RihlaData-dev', 'RihlaWebsite-dev']));
    expect([...after.objects.keys()]).toEqual(expect.arrayContaining(['ar/terms.html', 'en/terms.html', 'robots.txt']));
    expect(after.invalidations).toBeGreaterThan(0);

    expect(await deploy()).toMatch(/No stack changes\.[\s\S]*Release \S+: no change\./);
    expect(await snapshot()).toEqual(after);
  }

  // The emulated CDN cannot read buckets that require TLS and has no fallback origin, so only its own headers can be
  // tested.
  async function hasSafeCdn() {
    const { domain } = await snapshot();
    const plain = await askCdn(domain, '/terms', 'http');
    expect(plain).toMatchObject({ status: 301, headers: { location: `https://${domain}/terms` } });
    const { headers } = await askCdn(domain, '/assets/any.js', 'https');
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  }

  async function isDestroyed() {
    const bootstrapped = /^cdk-|CDKToolkit|cdk-bootstrap/;
    const ours = async () => (await bucketNames()).filter((name) => !bootstrapped.test(name));
    const before = await ours();
    expect(before).toHaveLength(2);
    const refused = { stderr: expect.stringMatching(/Nothing was changed, .*--allow-data-loss/) };
    await expect(deploy('--destroy', '--yes')).rejects.toMatchObject(refused);
    const said = await deploy('--destroy', '--allow-data-loss');
    // The emulator deletes buckets that are not empty; CloudFormation does not.
    for (const name of before) expect(said).toContain(`Emptying ${name}`);
    const { TableNames } = await new DynamoDBClient(settings).send(new ListTablesCommand());
    const { Parameters = [] } = await new SSMClient(settings).send(new DescribeParametersCommand());
    expect(TableNames).toEqual([]);
    expect(await ours()).toEqual([]);
    expect(Parameters.filter(({ Name = '' }) => !bootstrapped.test(Name))).toEqual([]);
    expect((await cdn.send(new ListDistributionsCommand())).DistributionList?.Items ?? []).toEqual([]);
    expect([...(await stackStates()).keys()]).toEqual(['CDKToolkit']);
  }
});

/**
 * Requests the emulated CDN. Uses `node:http`, because `fetch` cannot set the host or the key by which the emulator
 * finds the account.
 */
function askCdn(host: string, path: string, scheme: 'http' | 'https') {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
    const authorization = `AWS4-HMAC-SHA256 Credential=${account}/20270101/${region}/s3/aws4_request`;
    const headers = { host, authorization, 'x-forwarded-proto': scheme };
    const outgoing = request(endpoint + path, { headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, headers: answer.headers });
    });
    outgoing.once('error', reject).end();
  });
}
