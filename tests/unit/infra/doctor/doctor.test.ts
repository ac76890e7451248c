import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StageSettings } from '#contracts/stage-settings/check-settings';
import { accountChecks, covers } from '../../../../infra/doctor/account.ts';
import { type Check, isFailure, lineOf, runChecks, there } from '../../../../infra/doctor/check.ts';
import { machineChecks } from '../../../../infra/doctor/machine.ts';
import { type FakeReplies, fakeAws } from '../../../support/fake-aws.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { combinations } from '../stacks/combinations.ts';

const complete = combinations.find(({ name }) => /^production, website, certificateArn/.test(name))?.settings;
const settings = () => complete as StageSettings;

const account: FakeReplies = {
  GetCallerIdentity: { Account: '111122223333', Arn: 'arn:aws:iam::111122223333:user/operator' },
  'SSM.GetParameter': { Parameter: { Value: '30' } },
  'GET /v2/email/identities/hello%40rihla.example': {
    ...{ VerifiedForSendingStatus: true, VerificationStatus: 'SUCCESS', DkimAttributes: { Status: 'SUCCESS' } },
  },
  'GET /v2/email/account': {
    ...{ ProductionAccessEnabled: true, SendingEnabled: true, SendQuota: { Max24HourSend: 50000, MaxSendRate: 14 } },
  },
  'CertificateManager.DescribeCertificate': {
    Certificate: {
      Status: 'ISSUED',
      SubjectAlternativeNames: ['rihla.example', '*.rihla.example'],
      NotAfter: 1830297600,
    },
  },
  'GET /2016-08-19/account-settings': {
    AccountLimit: { ConcurrentExecutions: 1000, UnreservedConcurrentExecutions: 900 },
  },
};

/** Checks an account that gives these replies; returns the findings by name. */
async function examine(replies: FakeReplies, options: Partial<Parameters<typeof accountChecks>[0]> = {}, limit = 5000) {
  await fakeAws({ ...account, ...replies });
  const results = await runChecks(accountChecks({ stage: 'production', isNeeded: true, settings, ...options }), limit);
  return {
    lines: Object.fromEntries(results.map(({ name, state, says }) => [name, `${state}: ${says}`])),
    failures: results.filter(isFailure).map(({ name }) => name),
  };
}

describe('the account of a deployment', () => {
  it('is checked, with one line for each finding', async () => {
    expect(await examine({})).toEqual({
      failures: [],
      lines: {
        Settings: 'there: those of production are complete',
        Credentials: 'there: account 111122223333, arn:aws:iam::111122223333:user/operator',
        Region: 'there: me-central-1',
        'CDK in me-central-1': 'there: bootstrapped, version 30',
        'CDK in us-east-1': 'there: bootstrapped, version 30',
        'CDK in eu-west-1': 'there: bootstrapped, version 30',
        'SES identity': 'there: hello@rihla.example is verified',
        'SES sandbox': 'there: left; 50000 mails a day, 14 a second',
        Certificate: 'there: issued for rihla.example, *.rihla.example, until 2028-01-01',
        Concurrency: 'there: 1000 executions of functions at once, 900 of them unreserved',
      },
    });
  });

  const describeCertificate = 'CertificateManager.DescribeCertificate';
  it.each([
    [
      'SSM.GetParameter',
      { error: 'ParameterNotFound' },
      'CDK in us-east-1',
      /^missing: not bootstrapped: npx cdk bootstrap aws:.*us-east-1$/,
    ],
    [
      'GET /v2/email/identities/hello%40rihla.example',
      { error: 'NotFoundException' },
      'SES identity',
      /^missing: .* does not exist: create it/,
    ],
    [
      'GET /v2/email/identities/hello%40rihla.example',
      { VerifiedForSendingStatus: false, VerificationStatus: 'PENDING' },
      'SES identity',
      /^missing: .* is not verified \(PENDING\)/,
    ],
    [
      'GET /v2/email/account',
      { ProductionAccessEnabled: false, SendingEnabled: true },
      'SES sandbox',
      /^missing: in the sandbox/,
    ],
    [
      'GET /v2/email/account',
      { ProductionAccessEnabled: true, SendingEnabled: false },
      'SES sandbox',
      /^missing: SES has paused/,
    ],
    [
      describeCertificate,
      { Certificate: { Status: 'PENDING_VALIDATION' } },
      'Certificate',
      /^missing: is PENDING_VALIDATION/,
    ],
    [
      describeCertificate,
      { Certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['rihla.example'] } },
      'Certificate',
      /^missing: is for rihla\.example, and the site is www\.rihla\.example/,
    ],
    [
      describeCertificate,
      { error: 'ResourceNotFoundException' },
      'Certificate',
      /^unknown: could not be asked: ResourceNotFoundException/,
    ],
  ])('fails if %s replies %j', async (call, reply, name, line) => {
    const { lines, failures } = await examine({ [call]: reply });
    expect(lines[name]).toMatch(line);
    expect(failures).toContain(name);
  });

  it('advises about a low quota, and fails where production reserves a part of it', async () => {
    const low = {
      'GET /2016-08-19/account-settings': {
        AccountLimit: { ConcurrentExecutions: 10, UnreservedConcurrentExecutions: 10 },
      },
    };
    const dev = await examine(low, { stage: 'dev' });
    expect(dev.lines.Concurrency).toMatch(/^advice: 10 executions .*: ask for 100 or more in Service Quotas/);
    expect(dev.failures).toEqual([]);
    const production = await examine(low);
    expect(production.lines.Concurrency).toMatch(/^missing: 10 executions .*: ask for 200 or more in Service Quotas/);
    expect(production.failures).toEqual(['Concurrency']);
  });

  it.each([
    [200, /^advice: left; 200 mails a day, 1 a second: ask for 1000 a day or more in Service Quotas \(SES/],
    [-1, /^there: left; any number of mails a day/],
  ])('compares %d mails a day with what the agency needs', async (Max24HourSend, line) => {
    const { lines, failures } = await examine({
      'GET /v2/email/account': {
        ...{ ProductionAccessEnabled: true, SendingEnabled: true, SendQuota: { Max24HourSend, MaxSendRate: 1 } },
      },
    });
    expect(lines['SES sandbox']).toMatch(line);
    expect(failures).toEqual([]);
  });

  it('does not take AWS_DEFAULT_REGION for the region, which commands do not read', async () => {
    await fakeAws(account);
    vi.stubEnv('AWS_REGION', undefined);
    vi.stubEnv('AWS_DEFAULT_REGION', 'me-central-1');
    const checks = accountChecks({ stage: 'production', isNeeded: true, settings });
    const results = await runChecks(checks.filter(({ name }) => name === 'Region'));
    expect(results[0]?.says).toBe('set AWS_REGION, for example to me-central-1');
  });

  it('stops without credentials, which a start does not need', async () => {
    const denied = { GetCallerIdentity: { error: 'InvalidClientTokenId' } };
    const { lines, failures } = await examine(denied, { isNeeded: false });
    expect(lines.Credentials).toMatch(/^missing: none that AWS accepts \(InvalidClientTokenId\): aws configure/);
    expect(lines['SES identity']).toBe('unknown: not asked, without credentials');
    expect(failures).toEqual([]);
    expect((await examine(denied)).failures).toEqual(
      expect.arrayContaining(['Credentials', 'CDK in us-east-1', 'SES identity', 'Certificate']),
    );
  });

  it('reports every issue of the settings in one line', async () => {
    const faulty = () => {
      throw new Error('production.json has 2 issues:\n  a is missing.\n  b is no setting.');
    };
    const { lines, failures } = await examine({}, { settings: faulty });
    expect(lines.Settings).toBe('missing: production.json has 2 issues: a is missing. b is no setting.');
    expect(failures).toContain('Settings');
  });

  it('ends in time if nothing replies', async () => {
    const begun = performance.now();
    const { lines } = await examine({ GetCallerIdentity: 'silence', 'GET /v2/email/account': 'silence' }, {}, 300);
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(lines['SES sandbox']).toBe('unknown: could not be asked: no answer within 0.3 s');
  });

  it.each([
    ['www.rihla.example', 'www.rihla.example', true],
    ['*.rihla.example', 'www.rihla.example', true],
    ['*.rihla.example', 'rihla.example', false],
    ['*.rihla.example', 'a.www.rihla.example', false],
    ['rihla.example', 'www.rihla.example', false],
  ])('a certificate for %s covers %s: %s', (name, host, covered) => expect(covers(name, host)).toBe(covered));
});

describe('this machine', () => {
  const examineMachine = async (environment: Record<string, string>) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    onTestFinished(() => vi.unstubAllEnvs() && undefined);
    return runChecks(machineChecks({ isNeeded: true }));
  };

  it('can start if port and folder are free, with or without Docker and Python', async () => {
    const results = await examineMachine({
      PORT: '0',
      DATA_DIR: join(await temporaryFolder(), 'new/folder'),
      PATH: '/nowhere',
    });
    expect(results.filter(isFailure)).toEqual([]);
    expect(results.map(({ name, state }) => `${name} ${state}`)).toEqual([
      ...['Node there', 'Environment there', 'Port there', 'Data folder there', 'Docker advice', 'Python advice'],
    ]);
  });

  it('cannot start if the port is taken or the folder is a file', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => server.close() && undefined);
    const { port } = server.address() as AddressInfo;
    const DATA_DIR = join(await temporaryFolder(), 'file');
    writeFileSync(DATA_DIR, '');
    const results = await examineMachine({ PORT: String(port), DATA_DIR });
    expect(results.filter(isFailure).map((result) => lineOf(result, 11))).toEqual([
      `  ✗ Port         ${port} cannot be used (EADDRINUSE): stop the program there, or set PORT to another`,
      `  ✗ Data folder  ${DATA_DIR} is a file: set DATA_DIR to a folder`,
    ]);
  });
});

it('a check that throws or never ends is unknown, and fails only if it is required', async () => {
  const checks: Check[] = [
    { name: 'fine', isNeeded: true, run: async () => there('yes') },
    { name: 'hangs', isNeeded: true, run: () => new Promise(() => {}) },
    { name: 'throws', isNeeded: false, run: () => Promise.reject(new Error('No network.\nMore.')) },
  ];
  const results = await runChecks(checks, 50);
  expect(results.map((result) => lineOf(result, 6))).toEqual([
    '  ✓ fine    yes',
    '  ? hangs   could not be asked: no answer within 0.05 s',
    '  ? throws  could not be asked: No network',
  ]);
  expect(results.filter(isFailure).map(({ name }) => name)).toEqual(['hangs']);
});
