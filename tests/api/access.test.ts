import { beforeAll, describe, expect, inject, it } from 'vitest';
import { mayCall, roles } from '#contracts/api/access';
import { routes } from '#contracts/api/routes';
import { Client, staffClient } from '../support/client.ts';
import { addColleague } from '../support/colleague.ts';

const id = '0199b0aa-0000-7000-8000-000000000000';
const staffRoutes = routes
  .filter(({ access }) => access !== 'public')
  .map(({ id: name, method, path, access }) => ({ name, method, access, path: path.replace(/\{\w+\}/g, id) }));

const visitor = new Client();
let staff: Client;

beforeAll(async () => {
  staff = await staffClient();
});

it('requires staff for every route that returns or changes visitors’ data or changes programs', () => {
  const open = routes.filter(({ access }) => access === 'public').map(({ id: name }) => name);
  expect(open.sort()).toEqual(
    [
      ...['listPrograms', 'getProgram', 'getHealth', 'getOpenapi'],
      ...['createFlightRequest', 'createHotelRequest', 'createCustomRequest', 'createMessage'],
      // A program before it is published, and a customer's own request, with the secret of a link.
      'readPreview',
      ...['readRequestPage', 'addToRequestPage', 'mailRequestLink', 'writeTestimonial', 'answerQuote'],
      ...['signIn', 'requestPasswordReset', 'completePasswordReset', 'readInvitation', 'acceptInvitation'],
    ].sort(),
  );
});

const bodies = { POST: {}, PUT: {}, PATCH: {} } as Record<string, object | undefined>;

describe.each(staffRoutes)('$name', ({ method, path }) => {
  const call = (client: Client, headers: Record<string, string | undefined> = {}) =>
    client.send(method, path, { body: bodies[method], headers });

  it('answers 401 without a live session', async () => {
    for (const Cookie of [undefined, 'session=', `session=${'x'.repeat(43)}`, '__Host-session=abc; other=1']) {
      const { status, json } = await call(visitor, { Cookie });
      expect([status, json.code, json.detail]).toEqual([401, 'authentication_required', 'Authentication failed']);
    }
  });

  it('answers 403 without the client marker', async () => {
    const { status, json } = await call(staff, { 'X-Client': undefined });
    expect([status, json.code]).toEqual([403, 'client_marker_missing']);
    expect(json.detail).toBe("You don't have permission to access this resource");
  });

  it('answers 403 to a foreign origin', async () => {
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: inject('stack').url, 'Sec-Fetch-Site': 'same-site' },
    ];
    for (const headers of foreign) {
      const { status, json } = await call(staff, headers);
      expect([status, json.code]).toEqual([403, 'foreign_origin']);
    }
  });
});

it('accepts our own origin', async () => {
  const { status } = await staff.get('/session', {
    headers: { Origin: inject('stack').url, 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(status).toBe(200);
});

describe.each(roles)('as %s', (role) => {
  let client: Client;
  let signIn: () => Promise<unknown>;

  beforeAll(async () => {
    const account = await addColleague(role);
    client = new Client();
    signIn = () => client.signIn(account.email, account.password);
    await signIn();
  });

  it('says the role in the session', async () => {
    expect((await client.get('/session')).json.data.staff.role).toBe(role);
  });

  it.each(staffRoutes)('gets from $name what the contract allows', async ({ method, path, access }) => {
    const { status, json } = await client.send(method, path, { body: bodies[method] });
    if (mayCall(access, role)) {
      expect([status, json.code]).not.toContain('role_not_allowed');
      expect(status).not.toBe(401);
    } else {
      expect({ ...json, status, request_id: '' }).toEqual({
        type: 'urn:rihla:problem:role_not_allowed',
        title: 'Forbidden',
        detail: "You don't have permission to access this resource",
        status: 403,
        code: 'role_not_allowed',
        request_id: '',
      });
    }
    // Some routes end the session.
    if ((await client.get('/session')).status === 401) await signIn();
  });
});
