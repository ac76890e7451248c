import { randomUUID } from 'node:crypto';
import { GetItemCommand, PutItemCommand, QueryCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { inputOf } from '#contracts/api/program-edge';
import { ProgramBody } from '#contracts/api/programs';
import { toItem } from '../../functions/data/enquiry-items.ts';
import { createProgram } from '../../functions/data/programs.ts';
import { validate } from '../../functions/http/validate.ts';
import { flightRequest, program } from '../support/bodies.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';
import { apiEvent, benchDatabase, builtHandler } from './database.ts';
import { inTurn, ms, printTable, times } from './measure.ts';

const rounds = 300;

let visitors = 0;
/** The contact of somebody who has sent nothing yet. */
function visitor() {
  visitors += 1;
  return { phone: `+96655${String(visitors).padStart(7, '0')}`, email: `visitor-${visitors}@gmail.com` };
}

/** Compares a built handler with the SDK calls it needs, on the embedded engine. */
export async function benchHandlers() {
  const { client, close } = await benchDatabase();
  try {
    const created = [];
    for (let i = 0; i < 10; i++) created.push(await createProgram(inputOf(validate(ProgramBody, program()))));
    const id = created[0]?.id ?? '';
    const [getProgram, listPrograms, createFlightRequest] = await Promise.all(
      ['getProgram', 'listPrograms', 'createFlightRequest'].map(builtHandler),
    );

    // The items that the handler would store, with the attributes of all indexes.
    const items = Array.from({ length: 4 * rounds }, () =>
      marshall(toItem(storedEnquiry({ type: 'flight', at: new Date(), ...visitor() })), {
        removeUndefinedValues: true,
      }),
    );
    const putOne = () =>
      client.send(
        new PutItemCommand({
          TableName: 'Enquiries',
          Item: items.pop(),
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    const claim = () =>
      client.send(
        new UpdateItemCommand({
          TableName: 'Idempotency',
          Key: marshall({ pk: randomUUID() }),
          UpdateExpression: 'SET body_hash = if_not_exists(body_hash, :hash), expires_at = :end',
          ExpressionAttributeValues: marshall({ ':hash': randomUUID(), ':end': 1 }),
          ReturnValues: 'ALL_NEW',
        }),
      );

    // Like the site's forms: with the time since the page was opened, and with a key.
    const post = (headers: object) => {
      const body = { ...flightRequest(visitor()), website: '', seconds: 40 };
      const event = apiEvent('POST', '/flight-requests', { body });
      return createFlightRequest?.({ ...event, headers: { ...event.headers, ...headers } }, {});
    };
    const pairs = {
      'get program / GetItem': [
        () => getProgram?.(apiEvent('GET', `/programs/${id}`, { params: { id } }), {}),
        () =>
          client.send(
            new GetItemCommand({
              TableName: 'Programs',
              Key: marshall({ pk: 'PROGRAM', sk: id }),
              ConsistentRead: true,
            }),
          ),
      ],
      'list 10 programs / Query': [
        () => listPrograms?.(apiEvent('GET', '/programs'), {}),
        () =>
          client.send(
            new QueryCommand({
              TableName: 'Programs',
              KeyConditionExpression: 'pk = :pk',
              ExpressionAttributeValues: marshall({ ':pk': 'PROGRAM' }),
              ScanIndexForward: false,
              Limit: 100,
            }),
          ),
      ],
      'create enquiry as a form sends it, without its key / PutItem': [() => post({}), putOne],
      'create enquiry as a form sends it / PutItem': [() => post({ 'idempotency-key': randomUUID() }), putOne],
      'create enquiry as a form sends it / its two writes (key, put)': [
        () => post({ 'idempotency-key': randomUUID() }),
        async () => {
          await claim();
          await putOne();
        },
      ],
    };
    const rows = [];
    for (const [name, [handler, bare]] of Object.entries(pairs)) {
      const result = await inTurn({ handler: handler as () => unknown, bare: bare as () => unknown }, rounds);
      const [ours = 0, theirs = 1] = [result.handler, result.bare];
      rows.push({ operation: name, handler: ms(ours), 'bare SDK': ms(theirs), ratio: times(ours / theirs) });
    }
    printTable('Handler time over the bare SDK call (goal 1.5 ×)', rows);
  } finally {
    await close();
  }
}
