import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** The smallest import of a handler that reads one item as an object. */
export const handler = () => client.send(new GetCommand({ TableName: 'Programs', Key: { pk: 'x', sk: 'x' } }));
