import type { StageName } from '#contracts/stage-settings/stages';
import { isPublished } from '#contracts/website/pages';
import { shownSettings } from '#contracts/website/shown-settings';
import { ensureBuilt, siteFolder } from '../bundle/ensure-built.ts';
import { type Deployed, findDeployed } from '../common/deployed-website.ts';
import { readStageSettings } from '../common/stage-settings.ts';
import { StartError } from '../common/start-error.ts';
import { type Context, deployAssembly, withAssembly } from './cdk.ts';
import { type Consent, reviewChanges } from './consent.ts';
import { findStackChanges } from './stack-changes.ts';
import { openBucket } from './website/bucket.ts';
import { invalidate } from './website/invalidate.ts';
import { isAnnounced, markAnnounced, publish, putAssets, rollBack } from './website/publish.ts';
import { publishPrograms } from './website/publish-programs.ts';
import { siteFiles } from './website/site-files.ts';
import { smokeTest } from './website/smoke-test.ts';

export interface ReleaseOptions {
  stage: StageName;
  consent: Consent;
  say(text: string): void;
}

/**
 * Deploys stacks and website.
 * @throws StartError if settings are invalid, if nobody agrees to the changes, or if the deployed system fails the
 * smoke test; the previous website is then served again
 */
export async function deploy(options: ReleaseOptions): Promise<void> {
  const { stage, say } = options;
  // First, so that invalid settings and missing credentials are reported before anything is built.
  const settings = readStageSettings(stage);
  const before = await findDeployed(stage);
  await ensureBuilt(['site'], () => say('Building the site ...'));
  const outputs = await deployStacks({ ...options, siteOrigin: settings.siteOrigin }, before);
  const deployed = await findDeployed(stage);
  if (!deployed) throw new StartError('The stacks are deployed, but not to an account that gets a website.');

  const bucket = openBucket(deployed.buckets.site);
  const files = await siteFiles(siteFolder, deployed.url, {
    siteKey: deployed.turnstileSiteKey,
    retentionMonths: deployed.retentionMonths,
    shown: shownSettings(deployed.umrahLicence, deployed.riyalSign),
  });
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
  const owner = settings.ownerEmail ?? '<address>';
  say(`The first owner is invited once: npm run staff:add -- --stage ${stage} --email ${owner} --name "Full Name"`);
}

interface StackOptions extends ReleaseOptions {
  siteOrigin: string | undefined;
}

/**
 * Deploys all stacks. A stage without its own origin gets the CDN's, which is known only after a deployment; the
 * backend is then deployed again with it.
 */
async function deployStacks(options: StackOptions, before?: Deployed): Promise<Record<string, string>> {
  const { say, siteOrigin } = options;
  const known = siteOrigin ?? before?.url;
  if (before && !before.restApi) {
    // The API must not require the secret before the CDN sends it.
    await deployOnce(options, { cdnOrigin: before.url, originSecret: 'optional' }, before);
  }
  const outputs = await deployOnce(options, known ? { cdnOrigin: known } : {}, before);
  if (known || !outputs.WebsiteUrl) return outputs;
  say(`The site's address is ${outputs.WebsiteUrl}; telling the backend ...`);
  const agreed = { ...options.consent, yes: true };
  return deployOnce({ ...options, consent: agreed }, { cdnOrigin: outputs.WebsiteUrl });
}

/** Synthesises the stacks, asks for consent to exactly those, and deploys them. */
function deployOnce({ stage, consent, say }: StackOptions, context: Context, before?: Deployed) {
  say('Comparing the stacks with the deployed ones ...');
  return withAssembly({ stage, ...context }, async (assembly) => {
    await reviewChanges(await findStackChanges(assembly), { stage, ...consent, say });
    // The deployed function that writes programs' pages refers to the new assets at once.
    if (before) await putAssets(openBucket(before.buckets.site), await siteFiles(siteFolder, before.url));
    say('Deploying the stacks ...');
    return deployAssembly(assembly);
  });
}

async function takeBack({ buckets, distribution }: Deployed): Promise<boolean> {
  const back = await rollBack(openBucket(buckets.site)).catch(() => undefined);
  if (back) await invalidate(distribution, back.changed);
  return back !== undefined;
}
