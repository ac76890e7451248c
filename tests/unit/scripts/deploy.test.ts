import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

// No account can be reached, whatever happens.
const unreachable = { PATH: process.env.PATH, AWS_ENDPOINT_URL: 'http://127.0.0.1:9', AWS_REGION: 'us-east-1' };

/** Runs `npm run deploy` up to its refusal; returns the sentences of it. */
const refusalIn = (env: NodeJS.ProcessEnv, ...parameters: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/deploy.ts', ...parameters], {
    cwd: join(import.meta.dirname, '../../..'),
    env,
  }).then(
    () => 'none',
    ({ stderr }) => stderr.trim().split('\n'),
  );

const refusal = (...parameters: string[]) => refusalIn(unreachable, ...parameters);

it('refuses the flags of earlier versions, and says where each setting is now', async () => {
  expect(await refusal('-c', 'stage=production', '--context=rateLimit=2000', '-c', 'alarmMail=a@b.co')).toEqual([
    '-c stage is an option now: --stage production.',
    '-c rateLimit is a setting now: write it to infra/settings/production.json.',
    '-c alarmMail: there is no such setting. Did you mean alarmEmail?',
  ]);
});

it('refuses an unknown stage and unknown options, before it builds anything', async () => {
  expect(await refusal('--stage', 'prod')).toEqual(['There is no stage "prod": it is dev or production.']);
  expect((await refusal('--force'))[0]).toMatch(/^There is no option --force\. Known are --stage, --yes, /);
  expect(await refusal('--rollback', '--destroy')).toEqual(['Use either --rollback or --destroy.']);
});

it('says that the region is missing, before it builds anything', async () => {
  const nowhere = { PATH: process.env.PATH, HOME: '/nonexistent' };
  expect(await refusalIn(nowhere)).toEqual(['Set AWS_REGION to the region of the deployment.']);
});
