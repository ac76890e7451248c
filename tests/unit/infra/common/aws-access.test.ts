import { expect, it, onTestFinished, vi } from 'vitest';
import { findDeployed } from '../../../../infra/common/deployed-website.ts';
import { dataOutputs } from '../../../../infra/common/stack-outputs.ts';
import { fakeAws } from '../../../support/fake-aws.ts';

/** Sets the environment of a machine on which nobody is signed in. */
function signOut(region: string | undefined): void {
  const names = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE', 'AWS_ENDPOINT_URL', 'AWS_DEFAULT_REGION'];
  for (const name of names) vi.stubEnv(name, undefined);
  vi.stubEnv('AWS_REGION', region);
  vi.stubEnv('HOME', '/nonexistent');
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
}

it('asks for the region in one sentence', async () => {
  signOut(undefined);
  const sentence = /^Set AWS_REGION to the region of the deployment\.$/;
  await expect(findDeployed('dev')).rejects.toThrow(sentence);
  await expect(dataOutputs('dev')).rejects.toThrow(sentence);
});

it('says in one sentence that there are no credentials, or that AWS refuses them', async () => {
  signOut('me-central-1');
  const sentence = /^AWS accepts no credentials here \(.+\): npm run doctor says more\.$/;
  await expect(findDeployed('dev')).rejects.toThrow(sentence);
  await expect(dataOutputs('dev')).rejects.toThrow(sentence);
  await fakeAws({ 'SSM.GetParameter': { error: 'ExpiredTokenException' }, DescribeStacks: { error: 'ExpiredToken' } });
  await expect(findDeployed('dev')).rejects.toThrow(sentence);
  await expect(dataOutputs('dev')).rejects.toThrow(sentence);
});
