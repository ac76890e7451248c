import { inject } from 'vitest';
import { madeBy } from '../../infra/aws-tests/clean-up.ts';
import { addEntry } from '../../infra/aws-tests/journal.ts';
import { fromSimulator, toSimulator } from './simulator.ts';

/**
 * Setup of each file: records what the tests create, so that it can be removed. Replaces their addresses by those of
 * SES's mailbox simulator, since mail to addresses that do not exist harms the account's reputation.
 */
const { url, emulator } = inject('stack');
const journal = emulator?.journal ?? '';
const ask = globalThis.fetch;

globalThis.fetch = async (address, options = {}) => {
  const { href } = new URL(String(address instanceof Request ? address.url : address));
  if (!href.startsWith(`${url}/api/`)) return ask(address, options);
  const { body } = options;
  const reply = await ask(address, { ...options, ...(typeof body === 'string' && { body: toSimulator(body) }) });
  if (!/json|csv|text/.test(reply.headers.get('content-type') ?? '')) return reply;
  const text = await reply.text();
  const path = new URL(href).pathname.replace(/^\/api/, '');
  const made = options.method === 'POST' && reply.status === 201 && madeBy(path, body, text);
  if (made) addEntry(journal, made);
  return new Response(text ? fromSimulator(text) : null, reply);
};
