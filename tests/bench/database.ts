import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openTestDatabase } from '../support/database.ts';
import { functionsFolder } from './functions.ts';

/** Opens a database and a client of it; `fill` gets the data folder first. */
export async function benchDatabase(fill?: (dataDir: string) => Promise<void>) {
  const database = await openTestDatabase(fill);
  const client = new DynamoDBClient({});
  return {
    client,
    async close() {
      client.destroy();
      await database.close();
    },
  };
}

type Handler = (event: object, context: object) => Promise<{ statusCode: number; body: string }>;

/** Imports the built handler of an operation. */
export async function builtHandler(operation: string): Promise<Handler> {
  return (await import(join(functionsFolder, operation, 'index.mjs'))).handler;
}

/** Makes an API Gateway event. Each has a different caller address, since posts are limited per address. */
let calls = 0;
export function apiEvent(method: string, path: string, { body, params }: { body?: object; params?: object } = {}) {
  calls += 1;
  const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  return {
    httpMethod: method,
    path,
    headers: { 'content-type': 'application/json', 'accept-language': 'ar', 'x-client': 'web' },
    multiValueHeaders: {},
    pathParameters: params ?? null,
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    body: body ? JSON.stringify(body) : null,
    isBase64Encoded: false,
    requestContext: { requestId: `bench-${calls}`, identity: { sourceIp: address } },
  };
}
