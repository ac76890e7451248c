import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';

const client = new DynamoDBClient({});

/** The least that a handler which reads one item has to import. */
export const handler = () => client.send(new GetItemCommand({ TableName: 'Programs', Key: { pk: { S: 'x' } } }));
