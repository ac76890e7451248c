import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { expiryAttribute, type TableName, tables } from '#contracts/platform/resources';

/** Deletes expired items by a scan, like DynamoDB's TTL. An item renewed since the scan stays. */
export async function sweepExpired(client: DynamoDBClient, now = new Date()): Promise<void> {
  const names = (Object.keys(tables) as TableName[]).filter((name) => tables[name].expires);
  const expired = {
    ExpressionAttributeNames: { '#expiry': expiryAttribute },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(now.getTime() / 1000)) } },
  };
  for (const name of names) {
    const pages = paginateScan({ client }, { TableName: name, FilterExpression: '#expiry < :now', ...expired });
    for await (const { Items = [] } of pages) {
      for (const item of Items) {
        const Key = Object.fromEntries(
          tables[name].key.map((attribute) => [attribute, item[attribute] as AttributeValue]),
        );
        await client
          .send(new DeleteItemCommand({ TableName: name, Key, ConditionExpression: '#expiry < :now', ...expired }))
          .catch((error) => {
            if (!(error instanceof ConditionalCheckFailedException)) throw error;
          });
      }
    }
  }
}
