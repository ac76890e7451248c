import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { installPackages, programs } from '../../infra/emulator/ministack.ts';
import { startStack } from '../support/stack.ts';

/**
 * Runs schemathesis against the embedded system: thousands of reproducible calls that the OpenAPI document allows or
 * forbids. Fails on a 500, on a reply that the document does not describe, and on a call that is accepted or refused
 * contrary to it. Takes further options of `st run`.
 */
const here = import.meta.dirname;
const results = join(here, '../../test-results/schemathesis');

await installPackages('schemathesis', join(here, 'requirements.txt'), console.log);
await mkdir(results, { recursive: true });
// With the licence, every type of the document is accepted.
const { url, adminEmail, adminPassword, stop } = await startStack({ environment: { UMRAH_LICENCE: 'UMR-1' } });
try {
  const child = spawn(
    join(programs, 'st'),
    [
      ...['--no-color', '--config-file', join(here, 'schemathesis.toml')],
      ...['run', ...process.argv.slice(2), `${url}/api/openapi.json`],
    ],
    {
      cwd: results,
      stdio: 'inherit',
      env: {
        ...process.env,
        SESSION: await signIn(),
        SCHEMATHESIS_HOOKS: 'hooks',
        PYTHONPATH: here,
        PYTHONDONTWRITEBYTECODE: '1',
      },
    },
  );
  const [code] = await once(child, 'close');
  process.exitCode = code ?? 1;
} finally {
  await stop();
}

/** @returns the token of a new session */
async function signIn(): Promise<string> {
  const reply = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Client': 'web' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  const [, token] = reply.headers.getSetCookie()[0]?.match(/^session=([^;]+)/) ?? [];
  if (!token) throw new Error(`Signing in answered ${reply.status}`);
  return token;
}
