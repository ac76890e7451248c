import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPublished } from '#contracts/website/pages';
import { ensureBuilt, siteFolder } from '../bundle/ensure-built.ts';
import { type Deployed, findDeployed } from '../shared/deployed-website.ts';
import { StartError } from '../shared/start-error.ts';
import { runCdk } from './cdk.ts';
import { openBucket } from './website/bucket.ts';
import { invalidate } from './website/invalidate.ts';
import { isAnnounced, markAnnounced, publish, putAssets, rollBack } from './website/publish.ts';
import { publishPrograms } from './website/publish-programs.ts';
import { siteFiles } from './website/site-files.ts';
import { smokeTest } from './website/smoke-test.ts';

export interface ReleaseOptions {
  /** Context of the CDK app: `stage`, `siteOrigin`, `mailFrom` ... */
  context: Readonly<Record<string, string>>;
  say(text: string): void;
}

export const stageOf = ({ context }: Pick<ReleaseOptions, 'context'>): string => context.stage ?? 'dev';

/**
 * Deploys stacks and website.
 * @throws StartError if the deployed system fails the smoke test; the last website then serves again
 */
export async function deploy(options: ReleaseOptions): Promise<void> {
  const { say } = options;
  await ensureBuilt(['site'], () => say('Building the site ...'));
  const before = await findDeployed(stageOf(options));
  // The deployed function that writes programs' pages refers to the new assets at once.
  if (before) await putAssets(openBucket(before.buckets.site), await siteFiles(siteFolder, before.url));
  const outputs = await deployStacks(options, before);
  const deployed = await findDeployed(stageOf(options));
  if (!deployed) throw new StartError('The stacks are deployed, but not to an account that gets a website.');

  const bucket = openBucket(deployed.buckets.site);
  const files = await siteFiles(siteFolder, deployed.url);
  say('Publishing the site ...');
  // A function writes the pages that show programs.
  const { id, changed } = await publish(
    bucket,
    files.filter(({ key }) => !isPublished(key)),
  );
  say(changed.length ? `Release ${id}: ${changed.length} pages and files have changed.` : `Release ${id}: no change.`);
  if (changed.length || !(await isAnnounced(bucket, id))) {
    await publishPrograms(outputs);
    await invalidate(deployed.distribution, changed.length ? changed : ['*']);
    await markAnnounced(bucket, id);
  }

  const failures = await smokeTest(deployed.url);
  if (failures.length) {
    const back = changed.length > 0 && (await takeBack(deployed));
    throw new StartError(
      `The site does not answer as it should: ${failures.join('; ')}.${back ? ' The release before serves again.' : ''}`,
    );
  }
  say(`\n  Site   ${deployed.url}\n  Staff  ${deployed.url}/admin\n  API    ${deployed.url}/api/health\n`);
}

/**
 * Deploys all stacks. A dev stage without a domain gets its origin by being deployed, and the backend is then deployed
 * again with it.
 */
async function deployStacks({ context, say }: ReleaseOptions, before?: Deployed): Promise<Record<string, string>> {
  const known = context.siteOrigin ?? before?.url;
  say('Deploying the stacks ...');
  if (before && !before.restApi) {
    // The API must not require the secret before the CDN sends it.
    await deployOnce({ ...context, siteOrigin: known ?? before.url, originSecret: 'optional' });
  }
  const outputs = await deployOnce({ ...context, ...(known && { siteOrigin: known }) });
  if (known || !outputs.WebsiteUrl) return outputs;
  say(`The site's address is ${outputs.WebsiteUrl}; telling the backend ...`);
  return deployOnce({ ...context, siteOrigin: outputs.WebsiteUrl });
}

async function deployOnce(context: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-deploy-'));
  const file = join(folder, 'outputs.json');
  try {
    await runCdk(
      ['deploy', '--all', '--require-approval', 'never', '--method', 'direct', '--outputs-file', file],
      context,
    );
    return Object.assign({}, ...Object.values(JSON.parse(await readFile(file, 'utf8'))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function takeBack({ buckets, distribution }: Deployed): Promise<boolean> {
  const back = await rollBack(openBucket(buckets.site)).catch(() => undefined);
  if (back) await invalidate(distribution, back.changed);
  return back !== undefined;
}
