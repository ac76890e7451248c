import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import { consumers } from '#contracts/events';
import { routes } from '#contracts/routes';
import { BackendStack, type BackendStackProps } from '../../../../infra/stacks/backend.ts';
import { EdgeStack } from '../../../../infra/stacks/edge.ts';
import { WebsiteStack, type WebsiteStackProps } from '../../../../infra/stacks/website.ts';
import { type TemplateJson, TemplateReader } from './template-reader.ts';

const root = join(import.meta.dirname, '../../../..');
const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8'));

export const production = {
  stage: 'production',
  siteOrigin: 'https://www.rihla.example',
  mailFrom: 'hello@rihla.example',
  staffEmail: 'staff@rihla.example',
  staffLanguage: 'ar',
  staffMailSingles: 10,
  retentionMonths: 24,
  spamThreshold: 10,
} as const;

const dev = {
  stage: 'dev',
  siteOrigin: 'http://localhost:3000',
  mailFrom: 'no-reply@rihla.example',
  staffEmail: 'staff@rihla.example',
  staffLanguage: 'ar',
  staffMailSingles: 10,
  retentionMonths: 24,
  spamThreshold: 10,
} as const;

export interface Synthesized extends TemplateReader {
  /** Logical id of an operation's function. */
  functionId(operation: string): string;
  /** Violations of CloudFormation's own rules, if `validate` was set. */
  findings: unknown[] | undefined;
}

/** A folder with placeholders for the built code of each operation. */
function stubFunctions(folder: string): string {
  const functionsFolder = join(folder, 'functions');
  for (const { id } of [...routes, ...consumers]) {
    mkdirSync(join(functionsFolder, id), { recursive: true });
    writeFileSync(join(functionsFolder, id, 'index.mjs'), id);
  }
  return functionsFolder;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-synth-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The website's templates beside a backend on a real account. */
export function synthesizeWebsite(settings: Partial<WebsiteStackProps> = {}, { validate = false } = {}) {
  const folder = temporaryFolder();
  const outdir = join(folder, 'cdk.out');
  const app = new App({ context, outdir, builtinCloudFormationValidation: validate });
  const account = '123456789012';
  const env = { account, region: 'me-central-1' };
  const deployed = { hasWebsite: true, originSecret: 'required', functionsFolder: stubFunctions(folder), env };
  const props = { ...dev, ...deployed, ...settings } as BackendStackProps;
  const backend = new BackendStack(app, 'Backend', props);
  const { stage, rateLimit } = props;
  const inVirginia = { env: { account, region: 'us-east-1' } };
  const edge = rateLimit ? new EdgeStack(app, 'Edge', { stage, rateLimit, ...inVirginia }) : undefined;
  const website = new WebsiteStack(app, 'Website', { ...dev, ...settings, backend, edge, env } as WebsiteStackProps);
  const read = (stack: Stack) => new TemplateReader(Template.fromStack(stack).toJSON() as TemplateJson);
  return {
    app,
    backend: read(backend),
    edge: edge && read(edge),
    website: read(website),
    findings: validate ? readFindings(outdir) : undefined,
  };
}

const readFindings = (outdir: string): unknown[] =>
  JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')).pluginReports;

/**
 * The backend's template as `cdk synth` makes it, with placeholders for the built code. Checking CloudFormation's own
 * rules takes longer than everything else, so only `findings` does it.
 */
export function synthesize(settings: Partial<BackendStackProps> = {}, { validate = false } = {}): Synthesized {
  const folder = temporaryFolder();
  const functionsFolder = stubFunctions(folder);
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
    findings: validate ? readFindings(outdir) : undefined,
  });
}
