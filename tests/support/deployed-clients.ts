import type { Emulator } from '../api/global-setup.ts';

type Place = Pick<Emulator, 'environment'>;

/** Options of SDK clients for a deployment: an emulator's own, or the account of the environment. */
export function clientOptions({ environment }: Place) {
  const { AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID, AWS_REGION: region = process.env.AWS_REGION } = environment;
  return {
    region: region ?? 'us-east-1',
    ...(endpoint && { endpoint }),
    ...(AWS_ACCESS_KEY_ID && { credentials: { accessKeyId: 'test', secretAccessKey: 'test' } }),
  };
}
