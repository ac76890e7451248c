import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openapiDocument } from '#contracts/api/openapi';
import { customRequest, flightRequest, hotelRequest, message, program } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { type Call, callsOf, isAllowed } from '../../support/openapi/calls.ts';
import { documentChecks } from '../../support/openapi/check.ts';
import { type Document, type Operation, operationsOf } from '../../support/openapi/document.ts';
import { type Stack, startStack } from '../../support/stack.ts';

const seed = 20_261_122;
const callsEach = 20;
/** Number of calls, fewer for slow operations: those that hash a password, delay the reply or return much. */
const slow: Record<string, number> = {
  signIn: 8,
  requestPasswordReset: 4,
  signOut: 2,
  getOpenapi: 5,
  changePassword: 4,
  beginTwoStep: 4,
  turnOffTwoStep: 4,
  renewRecoveryCodes: 4,
};
/**
 * Left out, because it would lock the test's own account out of all other calls. `tests/api/two-step.test.ts` calls it.
 */
const left = 'requireTwoStep';

const document = openapiDocument('session') as unknown as Document;
const checks = documentChecks(document);

let stack: Stack;
let staff: Client;

const bodies: Record<string, () => object> = {
  programs: program,
  'flight-requests': flightRequest,
  hotels: hotelRequest,
  customs: customRequest,
  messages: message,
};
const folders: Record<string, string> = {
  flight: 'flight-requests',
  hotel: 'hotels',
  custom: 'customs',
  message: 'messages',
};
const ids = new Map<string, string>();

/** Returns ids of existing records. Creates missing ones, since a call may have deleted them. */
async function existing(folder: string): Promise<string> {
  const known = ids.get(folder);
  if (known) return known;
  const { json } = await new Client(stack.url).post(`/${folder}`, bodies[folder]?.(), {
    headers: { Cookie: staff.cookie },
  });
  ids.set(folder, json.data.id);
  return json.data.id;
}

const folderOf = ({ path }: Operation, call: Call) => folders[call.path.type ?? ''] ?? path.split('/')[1] ?? '';

async function withExisting(operation: Operation, call: Call): Promise<Call> {
  const folder = folderOf(operation, call);
  if (!call.exists || !('id' in call.path) || !(folder in bodies)) return call;
  return { ...call, path: { ...call.path, id: await existing(folder) } };
}

async function send(operation: Operation, { path, query, header, body }: Call) {
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = new URLSearchParams(query);
  const reply = await fetch(`${stack.url}/api${address}${search.size > 0 ? `?${search}` : ''}`, {
    method: operation.method,
    headers: Object.entries({
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(operation.security && staff.cookie && { Cookie: staff.cookie }),
      'X-Forwarded-For': new Client(stack.url).address,
      ...header,
    }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
}

/** Problems that depend on stored data, which the document cannot predict. */
const isOfState = ({ operationId }: Operation, status: number, text: string) =>
  [404, 405, 409].includes(status) ||
  (operationId === 'signIn' && status === 401) ||
  // Without the licence's number.
  /"umrah_licence_required"/.test(text) ||
  /"idempotency_key_reused"|"wrong_(password|code)"|"invalid_cursor"|"easy_to_guess"/.test(text) ||
  // Codes, passwords and invitations are counted by account.
  (/^(beginTwoStep|confirmTwoStep|turnOffTwoStep|renewRecoveryCodes|changePassword|inviteMember|resendInvitation)$/.test(
    operationId,
  ) &&
    status === 429);

async function signedIn(): Promise<Client> {
  const client = new Client(stack.url);
  await client.signIn(stack.adminEmail, stack.adminPassword);
  return client;
}

describe('the OpenAPI document describes', () => {
  // A separate system, since other tests read the newest records.
  beforeAll(async () => {
    stack = await startStack();
    staff = await signedIn();
  });

  afterAll(() => stack?.stop());

  it.each(operationsOf(document).filter(({ operationId }) => operationId !== left))(
    '$operationId',
    { timeout: 120_000 },
    async (operation) => {
      const everyCall = fc.asyncProperty(callsOf(operation), async (generated) => {
        const call = await withExisting(operation, generated);
        const { status, type, text } = await send(operation, call);
        if (operation.method === 'DELETE' && status === 200) ids.delete(folderOf(operation, call));
        if (operation.operationId === 'signOut') staff = await signedIn();
        const said = `${operation.method} ${operation.path} ${JSON.stringify(call)}: ${status} ${text.slice(0, 300)}`;
        expect(status, said).toBeLessThan(500);
        expect(checks.faultOfReply(operation, status, type, text), said).toBeUndefined();
        if (!isAllowed(operation, call, checks)) expect(status, said).toBeGreaterThanOrEqual(400);
        else expect(status < 400 || isOfState(operation, status, text), said).toBe(true);
      });
      await fc.assert(everyCall, { seed, numRuns: slow[operation.operationId] ?? callsEach });
    },
  );
});
