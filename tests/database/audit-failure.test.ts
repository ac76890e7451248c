import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessageBody } from '#contracts/api/enquiries';
import { messageKind } from '#contracts/api/messages';
import { message } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';

/** Tests calls whose entry of the audit trail cannot be stored. */

const email = 'staff@rihla.example';
const password = 'correct horse battery';
const person = { name: 'Nobody May Read This' };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let getMessage: typeof import('../../functions/api/messages/get-message.ts').handler;
let signIn: typeof import('../../functions/api/session/sign-in.ts').handler;
let logger: typeof import('../../functions/logger.ts').logger;
let receiveEnquiry: typeof import('../../functions/logic/enquiries/receive-enquiry.ts').receiveEnquiry;
let token: string;
let id: string;

beforeAll(async () => {
  database = await openTestDatabase();
  process.env.COOKIE_SECURITY = 'localhost';
  // Imported last: the data modules read the database's URL when they load.
  ({ handler: getMessage } = await import('../../functions/api/messages/get-message.ts'));
  ({ handler: signIn } = await import('../../functions/api/session/sign-in.ts'));
  ({ logger } = await import('../../functions/logger.ts'));
  const { putStaff } = await import('../../functions/data/staff.ts');
  const { beginSession } = await import('../../functions/logic/staff/sessions.ts');
  ({ receiveEnquiry } = await import('../../functions/logic/enquiries/receive-enquiry.ts'));
  await putStaff({ email, name: 'Staff', password });
  ({ token } = await beginSession(email, false));
}, 30_000);

// A new one for each test, since a read is recorded once an hour.
beforeEach(async () => {
  const body = MessageBody.parse(message(person));
  const origin = { language: 'ar', address: '192.0.2.1', idempotencyKey: undefined, traceId: 'trace' } as const;
  ({ id } = await receiveEnquiry(messageKind, { body, ...origin }));
});

afterAll(() => database.close());

const event = (more: object) =>
  ({
    headers: { 'X-Client': 'web', 'Content-Type': 'application/json', Cookie: `session=${token}` },
    requestContext: { requestId: 'request', identity: { sourceIp: '192.0.2.1' } },
    ...more,
  }) as unknown as APIGatewayProxyEvent;
const read = () => getMessage(event({ pathParameters: { id } }), {} as Context);
const enter = () => signIn(event({ body: JSON.stringify({ email, password }) }), {} as Context);

/** Runs with a table that does not exist. */
async function withoutTrail<Result>(run: () => Promise<Result>): Promise<Result> {
  vi.stubEnv('AUDIT_TABLE', 'missing');
  try {
    return await run();
  } finally {
    vi.unstubAllEnvs();
  }
}

it('a read whose entry of the hour cannot be looked up succeeds, and the log says so', async () => {
  const warning = vi.spyOn(logger, 'warn');
  vi.stubEnv('IDEMPOTENCY_TABLE', 'missing');
  const { statusCode } = await read().finally(() => vi.unstubAllEnvs());
  expect(statusCode).toBe(200);
  expect(warning).toHaveBeenCalledWith('hourly entry not looked up', { error: expect.any(Error) });
});

describe('while the audit trail cannot be written', () => {
  it('a read fails without the record, and the log has the entry', async () => {
    const log = vi.spyOn(logger, 'error');
    const { statusCode, body } = await withoutTrail(read);
    expect(statusCode).toBe(500);
    expect(body).not.toContain(person.name);
    const entry = { action: 'enquiry_read', staff: email, record: { kind: 'message', id } };
    expect(log).toHaveBeenCalledWith(
      'audit entry not stored',
      expect.objectContaining({ entry: expect.objectContaining(entry) }),
    );
    expect(JSON.stringify(log.mock.calls)).not.toContain(person.name);
  });

  it('sign-in fails', async () => {
    const reply = await withoutTrail(enter);
    expect([reply.statusCode, reply.multiValueHeaders]).toEqual([500, undefined]);
    expect((await enter()).statusCode).toBe(201);
  });

  it('the next read is recorded, not treated as a repetition', async () => {
    expect((await withoutTrail(read)).statusCode).toBe(500);
    expect((await read()).statusCode).toBe(200);
    // The entry is recorded, so a further read needs no trail.
    expect((await withoutTrail(read)).statusCode).toBe(200);
  });
});
