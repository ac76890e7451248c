import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import { BackendStack, type BackendStackProps } from '../../../../infra/stacks/backend.ts';
import type { Settings } from '../../../../infra/stacks/settings.ts';
import { addApplication, newApp, stubFunctions } from '../../../templates/stacks.ts';
import { type TemplateJson, TemplateReader } from './template-reader.ts';

const common = {
  mailFrom: 'no-reply@rihla.example',
  staffEmail: 'staff@rihla.example',
  staffLanguage: 'ar',
  staffMailSingles: 10,
  retentionMonths: 24,
  spamThreshold: 10,
} as const;

const dev = { ...common, stage: 'dev', siteOrigin: 'http://localhost:3000', originSecret: 'required' } as const;
export const production = { ...common, stage: 'production', siteOrigin: 'https://www.rihla.example' } as const;

/** The settings that add to the website and what watches it. */
export const everything = {
  alarmEmail: 'operator@rihla.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0000',
  hostedZoneId: 'Z01',
  hostedZoneName: 'rihla.example',
  rateLimit: 2000,
  monthlyBudget: 50,
} as const satisfies Partial<Settings>;

export interface Synthesized extends TemplateReader {
  /** Logical id of an operation's function. */
  functionId(operation: string): string;
  /** Violations of CloudFormation's own rules, if `validate` was set. */
  findings: unknown[] | undefined;
}

interface Options {
  /** Also checks CloudFormation's own rules. */
  validate?: boolean;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-synth-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** All stacks of the settings in one app, with a website or without. */
export function application(settings: Partial<Settings> = {}, { hasWebsite = true, validate = false } = {}) {
  const folder = temporaryFolder();
  const outdir = join(folder, 'cdk.out');
  const app = newApp(outdir, validate);
  const functionsFolder = stubFunctions(folder);
  const stacks = addApplication(app, { settings: { ...dev, ...settings } as Settings, hasWebsite, functionsFolder });
  return { app, outdir, ...stacks };
}

/** Keeps the results for the next test file: a synthesis takes about a second. */
function once<Given extends object[], Result>(synthesis: (...given: Given) => Result): typeof synthesis {
  const results = new Map<string, Result>();
  return (...given) => {
    const key = JSON.stringify(given);
    const result = results.get(key) ?? synthesis(...given);
    results.set(key, result);
    return result;
  };
}

/** The website's templates beside a backend on a real account. */
export const synthesizeWebsite = once((settings: Partial<Settings> = {}, { validate = false }: Options = {}) => {
  const { outdir, ...stacks } = application(settings, { validate });
  const read = (stack: Stack | undefined) =>
    new TemplateReader(Template.fromStack(stack as Stack).toJSON() as TemplateJson);
  return {
    backend: read(stacks.backend),
    edge: stacks.edge && read(stacks.edge),
    website: read(stacks.website),
    watch: read(stacks.watch),
    backups: stacks.backups && read(stacks.backups),
    backupCopies: stacks.backupCopies && read(stacks.backupCopies),
    findings: validate ? readFindings(outdir) : undefined,
  };
});

const readFindings = (outdir: string): unknown[] =>
  JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')).pluginReports;

/**
 * Synthesises the backend's template like `cdk synth`, with placeholders for the built code. Checking CloudFormation's
 * own rules takes longer than everything else, so it happens only for `findings`.
 */
export const synthesize = once(
  (settings: Partial<BackendStackProps> = {}, { validate = false }: Options = {}): Synthesized => {
    const folder = temporaryFolder();
    const functionsFolder = stubFunctions(folder);
    const outdir = join(folder, 'cdk.out');
    const props = { ...dev, functionsFolder, ...settings } as BackendStackProps;
    const stack = new BackendStack(newApp(outdir, validate), 'Backend', props);
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
  },
);
