import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { combinations } from '../unit/infra/stacks/combinations.ts';
import { addApplication, newApp, stubFunctions } from './stacks.ts';

/** The regions that a Saudi agency would choose. */
const regions = ['me-central-1', 'me-south-1', 'eu-central-1', 'us-east-1'] as const;

/** Returns both stages, with a website or also without: dev with the fewest settings, production with the most. */
const chosen = (withoutWebsite: boolean) =>
  (['dev', 'production'] as const).flatMap((stage) =>
    [true, ...(withoutWebsite ? [false] : [])].map((hasWebsite) => {
      const possible = combinations.filter((one) => one.settings.stage === stage && one.hasWebsite === hasWebsite);
      const bySize = possible.toSorted((a, b) => Object.keys(a.settings).length - Object.keys(b.settings).length);
      const found = stage === 'dev' ? bySize[0] : bySize.at(-1);
      if (!found) throw new Error(`${stage} cannot be deployed ${hasWebsite ? 'with' : 'without'} a website.`);
      return found;
    }),
  );

/** A template and the regions to which it can be deployed. */
export interface DeployableTemplate {
  file: string;
  regions: readonly string[];
  /** Types of its resources by logical id. */
  types: ReadonlyMap<string, string>;
}

/** CDK names an API's deployment by a hash of its properties, which include addresses with the region. */
const deploymentHash = /(ApiDeployment[0-9A-F]{8})[0-9a-f]{32}/g;

/**
 * Writes the distinct templates of dev with the fewest settings and production with the most, for all regions. Templates
 * that differ only in the region's name are written once.
 * @param folder is emptied first
 * @param withoutWebsite adds the templates of a backend alone, as an emulator gets it
 */
export async function writeTemplates(folder: string, withoutWebsite: boolean): Promise<DeployableTemplate[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const functionsFolder = stubFunctions(folder);
  const distinct = new Map<string, { name: string; regions: Set<string>; text: string; resources: object }>();
  for (const { settings, hasWebsite } of chosen(withoutWebsite)) {
    for (const region of regions) {
      const app = newApp(join(folder, 'cdk.out', `${settings.stage}-${hasWebsite}-${region}`));
      // Templates name assets by their content; these are never deployed.
      app.node.setContext('aws:cdk:disable-asset-staging', true);
      addApplication(app, { settings, hasWebsite, functionsFolder, region });
      for (const { stackName, environment, template } of app.synth().stacks) {
        // Without an account, the stacks of `cdk synth` have no region of their own.
        const place = environment.region === 'unknown-region' ? region : environment.region;
        const text = JSON.stringify(template, null, 1);
        const key = text.replaceAll(region, 'us-east-1').replaceAll(deploymentHash, '$1');
        const name = `${stackName}${hasWebsite ? '' : '-alone'}-${region}`;
        const known = distinct.get(key) ?? { name, regions: new Set(), text, resources: template.Resources };
        distinct.set(key, known);
        known.regions.add(place);
      }
    }
  }
  return Promise.all(
    [...distinct.values()].map(async ({ name, text, resources, ...found }) => {
      const file = join(folder, `${name}.template.json`);
      await writeFile(file, text);
      const types = new Map(Object.entries(resources).map(([id, { Type }]) => [id, Type]));
      return { file, regions: [...found.regions], types };
    }),
  );
}
