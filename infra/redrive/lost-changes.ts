import { type DynamoDBClient, paginateQuery } from '@aws-sdk/client-dynamodb';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { firstIdAt } from '../../functions/logic/enquiry-ids.ts';

/** New enquiries whose changes Lambda gave up: of their table, and received between two instants. */
export interface LostEnquiries {
  table: string;
  from: string;
  to: string;
}

/** Between an enquiry's id and the change that its write causes, in milliseconds. */
const tolerance = 5000;

/**
 * Makes the event of new enquiries again from what is stored: their ids are ordered by time. Its consumers mail nobody
 * twice, so an enquiry beside the lost ones does no harm.
 */
export async function remakeEnquiries(client: DynamoDBClient, { table, from, to }: LostEnquiries): Promise<object> {
  const at = (instant: string, shift: number) => ({ S: firstIdAt(new Date(Date.parse(instant) + shift)) });
  const Records: object[] = [];
  for (const type of EnquiryType.options) {
    const pages = paginateQuery(
      { client },
      {
        TableName: table,
        KeyConditionExpression: 'pk = :type AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':type': { S: type }, ':first': at(from, -tolerance), ':last': at(to, tolerance) },
      },
    );
    for await (const { Items = [] } of pages) {
      for (const item of Items) {
        const { pk, sk } = item;
        const change = { Keys: { pk, sk }, NewImage: item, SequenceNumber: '0' };
        const ApproximateCreationDateTime = Math.floor(Date.parse(to) / 1000);
        Records.push({
          eventID: `remade-${sk?.S}`,
          eventName: 'INSERT',
          dynamodb: { ...change, ApproximateCreationDateTime },
        });
      }
    }
  }
  return { Records, replay: true };
}
