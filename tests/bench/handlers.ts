import { randomUUID } from 'node:crypto';
import { GetItemCommand, PutItemCommand, QueryCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { ProgramBody } from '#contracts/programs';
import { createProgram } from '../../functions/data/programs.ts';
import { validate } from '../../functions/http/validate.ts';
import { flightRequest, program } from '../support/bodies.ts';
import { apiEvent, benchDatabase, builtHandler } from './database.ts';
import { inTurn, ms, printTable, times } from './measure.ts';

const rounds = 300;

/** Compares a built handler with the SDK calls it needs, on the embedded engine. */
export async function benchHandlers() {
  const { client, close } = await benchDatabase();
  try {
    const created = [];
    for (let i = 0; i < 10; i++) created.push(await createProgram(validate(ProgramBody, program())));
    const id = created[0]?.id ?? '';
    const [getProgram, listPrograms, createFlightRequest] = await Promise.all(
      ['getProgram', 'listPrograms', 'createFlightRequest'].map(builtHandler),
    );

    const putOne = () =>
      client.send(
        new PutItemCommand({
          TableName: 'Enquiries',
          Item: marshall({ pk: 'flight', sk: randomUUID(), ...flightRequest(), history: [], version: 1 }),
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    const count = () =>
      client.send(
        new UpdateItemCommand({
          TableName: 'Throttles',
          Key: marshall({ pk: randomUUID() }),
          UpdateExpression: 'SET expires_at = :end ADD attempts :one',
          ExpressionAttributeValues: marshall({ ':one': 1, ':end': 1 }),
        }),
      );

    // As the site's forms send: with the time since the page was opened, and with a key.
    const post = (headers: object) => {
      const event = apiEvent('POST', '/flight-requests', { body: { ...flightRequest(), website: '', seconds: 40 } });
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
      'create enquiry / PutItem': [
        () => createFlightRequest?.(apiEvent('POST', '/flight-requests', { body: flightRequest() }), {}),
        putOne,
      ],
      'create enquiry as a form sends it, without its key / PutItem': [() => post({}), putOne],
      'create enquiry as a form sends it / PutItem': [() => post({ 'idempotency-key': randomUUID() }), putOne],
      'create enquiry / its two writes (count the address, put)': [
        () => createFlightRequest?.(apiEvent('POST', '/flight-requests', { body: flightRequest() }), {}),
        async () => {
          await count();
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
