import type { TestProject } from 'vitest/node';
import { program } from '../support/bodies.ts';
import { Client } from '../support/client.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { firefox } from './firefox.ts';
import { freePort } from './free-port.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import { webkit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: { url: string; programId: string } & Pick<Stack, 'adminEmail' | 'adminPassword'>;
  }
}

/** The built site and its system with one program, behind a proxy that records the errors of its pages. */
export default async function setup(project: TestProject) {
  if (firefox.missing && webkit.missing) return;
  const proxy = await startRecordingProxy();
  const port = await freePort();
  proxy.serve(`http://127.0.0.1:${port}`);
  const stack = await startStack({ site: true, port, environment: { SITE_ORIGIN: proxy.url } });
  const { adminEmail, adminPassword } = stack;
  const staff = new Client(proxy.url);
  await staff.signIn(adminEmail, adminPassword);
  const { json } = await staff.post('/programs', program());
  project.provide('site', { url: proxy.url, programId: json.data.id, adminEmail, adminPassword });
  return async () => {
    await stack.stop();
    proxy.close();
  };
}
