import { type DynamoDBClient, paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall, type NativeAttributeValue, unmarshall } from '@aws-sdk/util-dynamodb';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { departureKey, programIdOf } from '../../functions/data/departure-items.ts';
import { firstIdAt } from '../../functions/logic/enquiry-ids.ts';

type Item = Record<string, NativeAttributeValue>;

/** Changes that Lambda gave up: of which table, and between which instants. */
export interface LostChanges {
  of: 'enquiries' | 'departures';
  table: string;
  from: string;
  to: string;
}

/** Between the time in an item and the change that its write causes, in milliseconds. */
const tolerance = 5000;
/** The pages of so many programs are published in one call, and Lambda takes so many enquiries. */
const changesPerCall = 25;

/**
 * Makes the events of lost changes again from what is stored. Consumers do nothing twice, so an event beside the lost ones
 * does no harm.
 * @returns the calls, each with a batch of changes
 */
export async function remakeChanges(client: DynamoDBClient, lost: LostChanges): Promise<object[]> {
  const records = await (lost.of === 'enquiries' ? changesOfEnquiries : changesOfDepartures)(client, lost);
  const calls = Math.ceil(records.length / changesPerCall);
  return Array.from({ length: calls }, (_, index) =>
    batchOf(records.slice(index * changesPerCall, (index + 1) * changesPerCall)),
  );
}

/** A batch as a replay sends it. */
export const batchOf = (Records: object[]) => ({ Records, replay: true });

/** A change without the numbers that only the stream knows. */
export function changeOf(
  eventName: 'INSERT' | 'MODIFY',
  key: Item,
  { at, item, before }: { at: string; item?: Item; before?: Item },
) {
  return {
    eventID: `remade-${Object.values(key).join('-')}`,
    eventName,
    dynamodb: {
      Keys: marshall(key),
      ...(item && { NewImage: marshall(item) }),
      ...(before && { OldImage: marshall(before) }),
      SequenceNumber: '0',
      ApproximateCreationDateTime: Math.floor(Date.parse(at) / 1000),
    },
  };
}

/** Enquiries of that time, found by their time-ordered ids, and entries that earlier enquiries got in it. */
async function changesOfEnquiries(client: DynamoDBClient, { table, from, to }: LostChanges): Promise<object[]> {
  const [first, last] = [Date.parse(from) - tolerance, Date.parse(to) + tolerance].map((time) => new Date(time));
  if (!first || !last) return [];
  const records: object[] = [];
  const add = (item: Item) => {
    const { pk, sk } = item;
    if (sk >= firstIdAt(first) && sk <= firstIdAt(last)) {
      records.push(changeOf('INSERT', { pk, sk }, { at: to, item }));
    }
    const history: { at: string }[] = item.history ?? [];
    const until = (instant: Date) => history.filter(({ at }) => at <= instant.toISOString());
    const [earlier, all] = [until(first), until(last)];
    if (all.length > earlier.length) {
      // Nothing else is known of the item before, so that consumers take all of it as changed.
      const images = { item: { ...item, history: all }, before: { pk, sk, history: earlier } };
      records.push(changeOf('MODIFY', { pk, sk }, { at: to, ...images }));
    }
  };
  for (const type of EnquiryType.options) {
    const condition = {
      KeyConditionExpression: 'pk = :pk AND sk <= :last',
      // A new enquiry has the first, an entry moves the second.
      FilterExpression: 'rests_since >= :since OR updated_at >= :since',
      ExpressionAttributeValues: marshall({ ':pk': type, ':last': firstIdAt(last), ':since': first.toISOString() }),
    };
    for await (const item of itemsOf(client, table, condition)) add(item);
  }
  return records;
}

/** One departure of each program that has some, whenever it changed: of a removed one nothing is left. */
async function changesOfDepartures(client: DynamoDBClient, { table, to }: LostChanges): Promise<object[]> {
  const { pk } = departureKey('', '');
  const condition = {
    KeyConditionExpression: 'pk = :pk',
    ProjectionExpression: 'pk, sk',
    ExpressionAttributeValues: marshall({ ':pk': pk }),
  };
  const keys = new Map<string, Item>();
  for await (const key of itemsOf(client, table, condition)) keys.set(programIdOf(key), key);
  return [...keys.values()].map((key) => changeOf('MODIFY', key, { at: to }));
}

async function* itemsOf(client: DynamoDBClient, TableName: string, query: object): AsyncGenerator<Item, void> {
  for await (const { Items = [] } of paginateQuery({ client }, { TableName, ...query })) {
    yield* Items.map((item) => unmarshall(item));
  }
}
