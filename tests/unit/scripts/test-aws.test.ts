import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { checkSettings } from '#contracts/stage-settings/check-settings';
import { journalFile } from '../../../infra/aws-tests/journal.ts';
import { obstaclesOf } from '../../../infra/aws-tests/plan.ts';
import { fakeAws } from '../../support/fake-aws.ts';

const root = join(import.meta.dirname, '../../..');

/** Runs `npm run test:aws`; returns its exit code and output. */
const testAws = (...parameters: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/test-aws.ts', ...parameters], { cwd: root }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}`.trim() }),
  );

const deployed = {
  GetCallerIdentity: { Account: '111122223333', Arn: 'arn:aws:iam::111122223333:user/operator' },
  DescribeStacks: {
    Stacks: [
      {
        ...{ StackName: 'RihlaData-dev', StackStatus: 'CREATE_COMPLETE', CreationTime: '2026-11-22T10:00:00Z' },
        Outputs: [{ OutputKey: 'StaffTableName', OutputValue: 'Staff' }],
      },
    ],
  },
  'DynamoDB.GetItem': { Item: { pk: { S: 'two-step' }, required: { BOOL: true } } },
  'SSM.GetParameter': {
    Parameter: {
      Value: JSON.stringify({
        ...{ url: 'https://d111.cloudfront.net', distribution: 'E1', restApi: 'a1' },
        buckets: { site: 's', photos: 'p' },
      }),
    },
  },
};

it('prints in a dry run what would run, where, with which account, and what remains, and only reads', async () => {
  const calls = await fakeAws(deployed);
  const { code, output } = await testAws('--stage', 'dev', '--dry-run', '--only', 'tests/api/system.test.ts');
  expect(code).toBe(0);
  expect(output).toContain('Address   https://d111.cloudfront.net\n  Account   111122223333, me-central-1\n');
  expect(output).toContain('Tests     tests/api/system.test.ts');
  expect(output).toMatch(
    /Makes {5}accounts of staff .*\n.*requests about personal data\. staff@rihla\.example gets at most/,
  );
  expect(output).toMatch(/Removes {3}all of these for good/);
  expect(output).toMatch(/Stays {5}entries of the audit trail, which nobody can delete/);
  // The settings of a dev stage without a file.
  expect(output).toMatch(/In the way:\n {2}spamThreshold 10 .*: set spamThreshold to 50/);
  expect(output).toMatch(/\n {2}Two-step sign-in is required of everyone, .* turn it off at \/admin\/team meanwhile\./);
  expect(output.trimEnd()).toMatch(/Nothing was changed\.$/);
  expect(calls.toSorted()).toEqual([
    ...['DescribeStacks', 'DynamoDB.GetItem', 'GetCallerIdentity', 'SSM.GetParameter'],
  ]);
  expect(existsSync(journalFile({ account: '111122223333', stage: 'dev' }))).toBe(false);
});

it('does not run if settings prevent it, on production, or without a stage', async () => {
  await fakeAws(deployed);
  expect(await testAws('--stage', 'dev')).toEqual({ code: 1, output: expect.stringMatching(/^spamThreshold 10/) });
  expect((await testAws('--stage', 'production')).output).toMatch(/real visitors .* --allow-production goes on\.$/);
  expect((await testAws()).output).toBe('Name the deployed stage: npm run test:aws -- --stage dev.');
  expect((await testAws('--stag', 'dev')).output).toMatch(/^There is no option --stag\. Did you mean --stage\?/);
});

it('lists every setting that prevents it', () => {
  const checked = checkSettings('dev', {
    ...{ spamThreshold: 50, rateLimit: 2000, turnstileSiteKey: '0x4', turnstileSecret: '/dev/turnstile' },
  });
  const settings = 'settings' in checked ? checked.settings : undefined;
  expect(settings && obstaclesOf({ stage: 'dev', settings, requiresTwoStep: false })).toEqual([
    expect.stringMatching(/^rateLimit 2000 stops the tests' calls: set rateLimit to 10000 in the settings of dev/),
    expect.stringMatching(/^Turnstile puts the tests' requests in quarantine: take turnstileSiteKey out/),
  ]);
});
