import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import { apiFunctions, eventFunctions } from '#contracts/api/deployed-functions';
import type { Route } from '#contracts/api/route';
import { routes } from '#contracts/api/routes';
import type { Settings } from '../../../../infra/stacks/settings.ts';
import { addApplication, newApp, stubFunctions } from '../../../templates/stacks.ts';
import { merged, type TemplateJson, TemplateReader } from './template-reader.ts';

const common = {
  mailFrom: 'no-reply@rihla.example',
  staffEmail: 'staff@rihla.example',
  staffLanguage: 'ar',
  staffMailSingles: 10,
  retentionMonths: 24,
  spamThreshold: 10,
  confirmationsPerConnection: 10,
  octo: false,
  umrahLicence: 'UMR-4821/7',
  riyalSign: 'drawn',
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
  /** Logical id of the function that runs an operation. */
  functionId(operation: string): string;
  /** The same as the stacks in which it is deployed. */
  parts: Record<'data' | 'functions' | 'api' | 'events' | 'alarms', TemplateReader>;
  /** Violations of CloudFormation's own rules, if `validate` was set. */
  findings: unknown[] | undefined;
}

interface Options {
  /** True to check CloudFormation's own rules too. */
  validate?: boolean;
  account?: string;
  /** By default those of the contracts. */
  routes?: readonly Route[];
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-synth-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** All stacks of the settings in one app, with a website or without. */
export function application(settings: Partial<Settings> = {}, options: Options & { hasWebsite?: boolean } = {}) {
  const { hasWebsite = true, validate = false, account, routes } = options;
  const folder = temporaryFolder();
  const outdir = join(folder, 'cdk.out');
  const app = newApp(outdir, validate);
  const functionsFolder = stubFunctions(folder, routes);
  const target = { hasWebsite, functionsFolder, ...(account && { account }), ...(routes && { routes }) };
  const stacks = addApplication(app, { settings: { ...dev, ...settings } as Settings, ...target });
  return { app, outdir, ...stacks };
}

/** Keeps the results for the next test file: a synthesis takes about a second. */
function once<Given extends object[], Result>(synthesis: (...given: Given) => Result): typeof synthesis {
  const results = new Map<string, Result>();
  return (...given) => {
    const key = JSON.stringify(given, (name, value) =>
      name === 'routes' ? value.map(({ method, path }: Route) => method + path) : value,
    );
    const result = results.get(key) ?? synthesis(...given);
    results.set(key, result);
    return result;
  };
}

/** The website's templates beside a backend on a real account. */
export const synthesizeWebsite = once((settings: Partial<Settings> = {}, options: Options = {}) => {
  const stacks = application(settings, options);
  const readOne = (stack: Stack | undefined) => read(stack as Stack);
  return {
    backend: new TemplateReader(mergedBackend(stacks)),
    edge: stacks.edge && readOne(stacks.edge),
    website: readOne(stacks.website),
    watch: readOne(stacks.watch),
    backups: stacks.backups && readOne(stacks.backups),
    backupCopies: stacks.backupCopies && readOne(stacks.backupCopies),
    findings: options.validate ? readFindings(stacks.outdir) : undefined,
  };
});

const templateOf = (stack: Stack) => Template.fromStack(stack).toJSON() as TemplateJson;
type Stacks = ReturnType<typeof application>;
const mergedBackend = ({ data, functions, api, events, alarms }: Stacks) =>
  merged([data, functions, api, events, alarms].map((stack) => [stack.stackName, templateOf(stack)]));

const readFindings = (outdir: string): unknown[] =>
  JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')).pluginReports;

/**
 * Synthesises the stacks that an emulator gets like `cdk synth`, with placeholders for the built code, and reads them as
 * one template. Checking CloudFormation's own rules takes longer than everything else, so it happens only for `findings`.
 */
export const synthesize = once((settings: Partial<Settings> = {}, options: Options = {}): Synthesized => {
  const stacks = application(settings, { hasWebsite: false, ...options });
  const { outdir } = stacks;
  const reader = new TemplateReader(mergedBackend(stacks));
  const functionIds = new Map(
    reader.resources('AWS::Lambda::Function').map(([id, { Properties }]) => {
      const code = join(outdir, `asset.${String(Properties.Code.S3Key).replace('.zip', '')}`, 'index.mjs');
      return [existsSync(code) ? readFileSync(code, 'utf8') : `not ours: ${id}`, id];
    }),
  );
  const { data, functions, api, events, alarms } = stacks;
  const functionOf = new Map(
    [...apiFunctions(options.routes ?? routes), ...eventFunctions()].flatMap<[string, string]>(({ id, operations }) =>
      operations.map((one) => [one.id, id]),
    ),
  );
  return Object.assign(reader, {
    functionId: (operation: string) => functionIds.get(functionOf.get(operation) ?? operation) ?? 'no such function',
    parts: Object.fromEntries(
      Object.entries({ data, functions, api, events, alarms }).map(([name, one]) => [name, read(one)]),
    ),
    findings: options.validate ? readFindings(outdir) : undefined,
  }) as Synthesized;
});

const read = (stack: Stack) => new TemplateReader(templateOf(stack));
