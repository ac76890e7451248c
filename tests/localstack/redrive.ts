import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const { environment = {}, outputs = {} } = inject('stack').emulator ?? {};
const { AWS_ENDPOINT_URL: endpoint = '', AWS_REGION: region = 'us-east-1' } = environment;

/** The options of the SDK's clients for the emulator. */
export const emulatorOptions = { endpoint, region, credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };

/** Runs `npm run redrive`; returns its output. */
export const redrive = (...more: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/redrive.ts', '--queue', outputs.DeadLettersUrl ?? '', ...more], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...environment },
  }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => stdout + stderr,
  );
