import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fullDiff, type TemplateDiff } from '@aws-cdk/cloudformation-diff';
import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import * as z from 'zod/mini';

/** The part of CloudFormation's templates that this file reads. */
export interface TemplateJson {
  Resources?: Readonly<Record<string, { Type: string; Properties?: Readonly<Record<string, unknown>> }>>;
}

/** A stack before and after a change. */
export interface StackChange {
  stack: string;
  /** Empty for a new stack. */
  before: TemplateJson;
  after: TemplateJson;
  diff: TemplateDiff;
}

/** The manifest of a cloud assembly, of which only the stacks are used. */
const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.optional(z.string()),
      properties: z.optional(
        z.looseObject({ templateFile: z.optional(z.string()), stackName: z.optional(z.string()) }),
      ),
    }),
  ),
});

/** Compares each stack of a synthesised app with the deployed one. */
export async function findStackChanges(assembly: string): Promise<StackChange[]> {
  const { artifacts } = Manifest.parse(JSON.parse(await readFile(join(assembly, 'manifest.json'), 'utf8')));
  const stacks = Object.entries(artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack');
  return Promise.all(
    stacks.map(async ([id, { environment = '', properties = {} }]) => {
      const stack = properties.stackName ?? id;
      const after = JSON.parse(await readFile(join(assembly, properties.templateFile ?? ''), 'utf8'));
      return compareStack(stack, await deployedTemplate(stack, environment), after);
    }),
  );
}

export const compareStack = (stack: string, before: TemplateJson, after: TemplateJson): StackChange => ({
  ...{ stack, before, after },
  diff: fullDiff(before, after),
});

/** Reads a deployed stack's template; empty if the stack does not exist. */
async function deployedTemplate(StackName: string, environment: string): Promise<TemplateJson> {
  const region = environment.split('/').at(-1);
  const client = new CloudFormationClient({ ...(region && region !== 'unknown-region' && { region }) });
  try {
    const { TemplateBody = '{}' } = await client.send(new GetTemplateCommand({ StackName, TemplateStage: 'Original' }));
    return JSON.parse(TemplateBody);
  } catch (error) {
    if ((error as Error).message.includes('does not exist')) return {};
    throw error;
  }
}
