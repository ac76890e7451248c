import { customRequest, flightRequest, hotelRequest, message, program } from '../support/bodies.ts';
import { apiEvent, benchDatabase, builtHandler } from './database.ts';
import { printTable } from './measure.ts';
import { meteredDatabase, type Units } from './metered-database.ts';
import { printVisitCosts } from './visit-costs.ts';

const programs = 10;
const staff = { email: 'staff@rihla.example', password: 'correct horse battery' };

interface Call {
  what: string;
  operation: string;
  event: object;
}

/**
 * Measures the capacity that one call of each kind uses, for the costs in `docs/operations.md`. The embedded engine
 * does not count indexes: on DynamoDB an enquiry writes one more unit for each of its three.
 */
export async function benchCosts() {
  const { close } = await benchDatabase();
  const database = await meteredDatabase(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
  process.env.AWS_ENDPOINT_URL_DYNAMODB = database.url;
  process.env.COOKIE_SECURITY = 'localhost';
  try {
    const { id, cookie } = await prepare();
    database.take();
    const rows: (Units & { call: string })[] = [];
    for (const { what, operation, event } of callsOf(id, cookie)) {
      const { statusCode, body } = await (await builtHandler(operation))(event, {});
      if (statusCode >= 400) throw new Error(`${what} answered ${statusCode}: ${body}`);
      const { calls, reads, writes } = database.take();
      rows.push({ call: what, calls, reads, writes });
    }
    printTable(
      'What one call takes of the tables',
      rows.map(({ call, calls, reads, writes }) => ({
        call,
        requests: calls,
        'read units': reads,
        'write units': writes,
      })),
    );
  } finally {
    database.close();
    await close();
  }
  printVisitCosts();
}

/** Creates ten programs and signs a staff member in. */
async function prepare() {
  const { putStaff } = await import('../../functions/data/staff.ts');
  await putStaff({ ...staff, name: 'Bench' });
  const answer = (await (
    await builtHandler('signIn')
  )(apiEvent('POST', '/session', { body: staff }), {})) as unknown as {
    multiValueHeaders: Record<'Set-Cookie', string[]>;
  };
  const cookie = answer.multiValueHeaders['Set-Cookie'][0]?.split(';')[0] ?? '';
  const create = await builtHandler('createProgram');
  let id = '';
  for (let count = 0; count < programs; count++) {
    const { body } = await create(signed(apiEvent('POST', '/programs', { body: program() }), cookie), {});
    id = JSON.parse(body).data.id;
  }
  return { id, cookie };
}

const signed = (event: ReturnType<typeof apiEvent>, cookie: string) => ({
  ...event,
  headers: { ...event.headers, cookie },
});

function callsOf(id: string, cookie: string): Call[] {
  const staffCall = (method: string, path: string, options: { body?: object; params?: object } = {}) =>
    signed(apiEvent(method, path, options), cookie);
  // With an idempotency key, like the site's forms.
  const post = (path: string, body: object) => {
    const event = apiEvent('POST', path, { body });
    return { ...event, headers: { ...event.headers, 'idempotency-key': crypto.randomUUID() } };
  };
  return [
    { what: 'list 10 programs', operation: 'listPrograms', event: apiEvent('GET', '/programs') },
    { what: 'one program', operation: 'getProgram', event: apiEvent('GET', `/programs/${id}`, { params: { id } }) },
    { what: 'flight request', operation: 'createFlightRequest', event: post('/flight-requests', flightRequest()) },
    { what: 'hotel request', operation: 'createHotelRequest', event: post('/hotels', hotelRequest()) },
    { what: 'custom journey', operation: 'createCustomRequest', event: post('/customs', customRequest()) },
    { what: 'message', operation: 'createMessage', event: post('/messages', message()) },
    { what: 'sign in', operation: 'signIn', event: apiEvent('POST', '/session', { body: staff }) },
    { what: 'badge of new requests', operation: 'countNewRequests', event: staffCall('GET', '/overview/new') },
    { what: 'list of requests', operation: 'listRequests', event: staffCall('GET', '/requests') },
    {
      what: 'save a program',
      operation: 'updateProgram',
      event: staffCall('PUT', `/programs/${id}`, { body: program(), params: { id } }),
    },
  ];
}
