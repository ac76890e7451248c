import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import type { RunningEmulator as Running } from '../../infra/emulator/index.ts';
import type { Emulator } from '../api/global-setup.ts';
import { attemptsBy, clearAttempts } from './attempts.ts';

type RunningEmulator = Pick<Running, 'url' | 'noMail' | 'outputs' | 'environment'> & { endpoint: { url: string } };

/** Finds the abilities of AWS that the emulator lacks, with reasons. Tests that need one are skipped. */
export async function findMissingAbilities(emulator: RunningEmulator): Promise<Emulator['missing']> {
  return {
    gateway: 'Emulators leave out the gateway’s own answers.',
    replyTo: 'Emulators forget where answers to a mail go.',
    ...(emulator.noMail && {
      mail: emulator.noMail,
      promptEvents: 'Events of requests wait for the mails of those before them, which cannot be sent.',
    }),
    ...(!(await keepsCallerAddresses(emulator)) && {
      callerAddresses: 'The emulator puts one address in the place of every caller’s.',
    }),
    ...(!(await checksSignatures(emulator)) && {
      signatures: 'The emulator takes presigned calls with any signature.',
    }),
    ...(!(await passesFormData(emulator)) && {
      formData: 'The emulator refuses form data that it cannot read itself.',
    }),
    ...(!(await hasCdn(emulator)) && { cdn: 'The emulator has no CDN.' }),
  };
}

/** Attempts are counted per address, so their keys show which address the functions take for the caller's. */
async function keepsCallerAddresses(emulator: RunningEmulator): Promise<boolean> {
  const address = '192.0.2.1';
  const headers = { 'X-Client': 'web', 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  const body = JSON.stringify({ token: 'none', password: 'long enough password' });
  await fetch(`${emulator.url}/api/password-resets`, { method: 'PUT', headers, body });
  const keeps = (await attemptsBy(address, emulator)).length > 0;
  await clearAttempts(emulator);
  return keeps;
}

async function checksSignatures({ endpoint, outputs }: RunningEmulator): Promise<boolean> {
  const query = new URLSearchParams({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': 'test/20270101/us-east-1/s3/aws4_request',
    'X-Amz-Date': '20270101T000000Z',
    'X-Amz-Expires': '60',
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': '0'.repeat(64),
  });
  return (await fetch(`${endpoint.url}/${outputs.PhotosBucketName}/none?${query}`)).status === 403;
}

/** The functions answer a body of the wrong type with a problem; an emulator's own error is not a problem. */
async function passesFormData({ url }: RunningEmulator): Promise<boolean> {
  const headers = { 'X-Client': 'web', 'Content-Type': 'multipart/form-data; boundary=x' };
  const { headers: answered } = await fetch(`${url}/api/messages`, { method: 'POST', headers, body: 'x=1' });
  return answered.get('content-type')?.includes('problem+json') ?? false;
}

async function hasCdn({ endpoint }: RunningEmulator): Promise<boolean> {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new CloudFrontClient({ endpoint: endpoint.url, region: 'us-east-1', credentials });
  return client.send(new ListDistributionsCommand()).then(
    () => true,
    () => false,
  );
}
