import { join } from 'node:path';
import { StartError } from '../common/start-error.ts';
import { runCommand, succeeds } from './command.ts';
import { type Endpoint, identify, untilHealthy } from './endpoint.ts';
import { startMiniStack } from './ministack.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Opens the emulator for a deployment: the one in `AWS_ENDPOINT_URL`, else LocalStack by Docker, else MiniStack.
 * @throws StartError if none is available
 */
export async function openEndpoint(say: (text: string) => void): Promise<Endpoint> {
  const given = process.env.AWS_ENDPOINT_URL;
  if (given) return openGiven(given);
  if (await succeeds('docker', ['info'])) {
    try {
      return await startLocalStack(say);
    } catch (error) {
      say(`${(error as Error).message}\nMiniStack instead.`);
    }
  }
  return startMiniStack(say);
}

async function openGiven(given: string): Promise<Endpoint> {
  if (!URL.canParse(given)) throw new StartError(`AWS_ENDPOINT_URL (now "${given}") must be an address.`);
  const { origin, hostname } = new URL(given);
  if (hostname.endsWith('amazonaws.com')) {
    throw new StartError('AWS_ENDPOINT_URL is AWS itself: this is for emulators, which are emptied first.');
  }
  const url = origin.replace('//localhost', '//127.0.0.1');
  return { ...identify(await untilHealthy(url)), url, stop: async () => {} };
}

async function startLocalStack(say: (text: string) => void): Promise<Endpoint> {
  say('Starting LocalStack by Docker ...');
  const compose = (...parameters: string[]) => runCommand('docker', ['compose', ...parameters], { cwd: root });
  await compose('up', '--detach', '--wait');
  const url = 'http://127.0.0.1:4566';
  return { ...identify(await untilHealthy(url)), url, stop: () => compose('down', '--volumes') };
}
