import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Outbox } from '../../infra/common/outbox/outbox.ts';
import { DeadLetters } from '../../infra/embedded/events/dead-letters.ts';
import { createQueue, queuePath } from '../../infra/embedded/events/queue.ts';
import { createMailService, mailPath } from '../../infra/embedded/mail/index.ts';

/**
 * Starts the embedded mail service and dead-letter queue, and points the functions' environment at them. `outage` makes
 * mail fail like a service that is down; `onMail` is called before each mail is stored.
 */
export async function openMailAndQueue() {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-mail-'));
  // The keys that `openTestDatabase` set.
  const { AWS_ACCESS_KEY_ID: accessKeyId = 'test', AWS_SECRET_ACCESS_KEY: secretAccessKey = 'test' } = process.env;
  const credentials = { accessKeyId, secretAccessKey };
  const outbox = new Outbox(join(folder, 'outbox'));
  const deadLetters = new DeadLetters(join(folder, 'dead-letters'));
  const mail = createMailService({ outbox, credentials, permissions: {} });
  const queue = createQueue({ deadLetters, credentials, permissions: {} });
  const state: { outage: boolean; onMail?: (() => Promise<void>) | undefined } = { outage: false };
  const server = createServer((request, response) => {
    if (request.url?.startsWith(queuePath)) queue(request, response);
    else if (state.outage) response.writeHead(503).end();
    else (state.onMail?.() ?? Promise.resolve()).then(() => mail(request, response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = {
    AWS_ENDPOINT_URL_SESV2: `${origin}${mailPath}`,
    AWS_ENDPOINT_URL_SQS: `${origin}${queuePath}`,
    DEAD_LETTERS_URL: `${origin}${queuePath}/dead-letters`,
    MAIL_FROM: 'no-reply@rihla.example',
    SITE_ORIGIN: 'https://www.rihla.example',
    STAFF_EMAIL: 'desk@rihla.example, owner@rihla.example',
    STAFF_LANGUAGE: 'ar',
    // Retries would only slow down the tests of an outage.
    AWS_MAX_ATTEMPTS: '1',
  };
  const before = Object.keys(environment).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, environment);
  return {
    outbox,
    deadLetters,
    state,
    /** Forgets all mails and dead letters, so that a test depends on none before it. */
    empty: () => rm(folder, { recursive: true, force: true }),
    async close() {
      // Unit tests of other files run in the same process.
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
