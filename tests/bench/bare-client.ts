import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';

const client = new DynamoDBClient({});

/** The smallest import of a handler that reads one item. */
export const handler = () =>
  client.send(new GetItemCommand({ TableName: 'Programs', Key: { pk: { S: 'x' }, sk: { S: 'x' } } }));
