import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import { consumers } from '#contracts/events';
import { routes } from '#contracts/routes';
import { BackendStack, type BackendStackProps } from '../../../infra/stacks/backend.ts';
import { type TemplateJson, TemplateReader } from './template-reader.ts';

const root = join(import.meta.dirname, '../../..');
const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8'));

export const production = {
  stage: 'production',
  siteOrigin: 'https://www.rihla.example',
  mailFrom: 'hello@rihla.example',
  staffEmail: 'staff@rihla.example',
  staffLanguage: 'ar',
} as const;

const dev = {
  stage: 'dev',
  siteOrigin: 'http://localhost:3000',
  mailFrom: 'no-reply@rihla.example',
  staffEmail: 'staff@rihla.example',
  staffLanguage: 'ar',
} as const;

export interface Synthesized extends TemplateReader {
  /** Logical id of the function whose code was built for an operation. */
  functionId(operation: string): string;
  /** What breaks CloudFormation's own rules, if `validate` was asked for. */
  findings: unknown[] | undefined;
}

/**
 * The backend's template as `cdk synth` makes it, with a stand-in for the built code of each operation. CloudFormation's
 * own rules take longer to check than all the rest, so only who asks for `findings` runs them.
 */
export function synthesize(settings: Partial<BackendStackProps> = {}, { validate = false } = {}): Synthesized {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-synth-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const functionsFolder = join(folder, 'functions');
  for (const { id } of [...routes, ...consumers]) {
    mkdirSync(join(functionsFolder, id), { recursive: true });
    writeFileSync(join(functionsFolder, id, 'index.mjs'), id);
  }
  const outdir = join(folder, 'cdk.out');
  const props = { ...dev, functionsFolder, ...settings } as BackendStackProps;
  const stack = new BackendStack(
    new App({ context, outdir, builtinCloudFormationValidation: validate }),
    'Backend',
    props,
  );
  const reader = new TemplateReader(Template.fromStack(stack).toJSON() as TemplateJson);
  const functionIds = new Map(
    reader.resources('AWS::Lambda::Function').map(([id, { Properties }]) => {
      const code = join(outdir, `asset.${String(Properties.Code.S3Key).replace('.zip', '')}`, 'index.mjs');
      return [existsSync(code) ? readFileSync(code, 'utf8') : `not ours: ${id}`, id];
    }),
  );
  return Object.assign(reader, {
    functionId: (operation: string) => functionIds.get(operation) ?? 'no such function',
    findings: validate
      ? JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')).pluginReports
      : undefined,
  });
}
