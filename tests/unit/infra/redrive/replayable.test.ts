import { expect, it } from 'vitest';
import { eventFunctions } from '#contracts/api/deployed-functions';
import { readMessage } from '../../../../infra/redrive/replayable.ts';

const arn = 'arn:aws:lambda:me-central-1:123456789012:function:Rihla-processPhoto-1A2B:$LATEST';
const read = (message: object) => readMessage(JSON.stringify(message));

it('replays a parked event with the replay flag', () => {
  const event = { Records: [{ eventID: '1' }] };
  const letter = { consumer: 'notifyStaff', reason: 'Error: no', failed_at: '2026-11-22T05:00:00.000Z', event };
  expect(read(letter)).toMatchObject({
    target: 'notifyStaff',
    reason: 'Error: no',
    event: { ...event, replay: true, version: 1, consumer: 'notifyStaff' },
  });
  expect(read({ ...letter, event_version: 2 })?.event).toMatchObject({ version: 2 });
  expect(read({ ...letter, function_name: 'Rihla-followEnquiries-1A2B' })).toMatchObject({
    ...{ target: 'Rihla-followEnquiries-1A2B', consumer: 'notifyStaff' },
  });
});

it('replays events of failed asynchronous calls, with the last error as the reason', () => {
  const requestPayload = { detail: { object: { key: 'uploads/p/1' } } };
  const failed = {
    version: '1.0',
    timestamp: '2026-11-22T05:00:00.000Z',
    requestContext: { functionArn: arn, condition: 'RetriesExhausted', approximateInvokeCount: 3 },
    requestPayload,
    responsePayload: { errorMessage: 'not now' },
  };
  expect(read(failed)).toEqual({
    target: arn.replace(':$LATEST', ''),
    consumer: 'Rihla-processPhoto-1A2B',
    reason: 'not now',
    failedAt: failed.timestamp,
    event: requestPayload,
  });
});

it('replays events that EventBridge could not deliver', () => {
  const event = { source: 'aws.s3', time: '2026-11-22T05:00:00Z', detail: { object: { key: 'uploads/p/1' } } };
  const target = arn.replace(':$LATEST', '');
  const attributes = { RULE_ARN: 'arn:aws:events:…', TARGET_ARN: target, ERROR_MESSAGE: 'Rate exceeded' };
  expect(readMessage(JSON.stringify(event), attributes)).toEqual({
    ...{ target, consumer: 'Rihla-processPhoto-1A2B', reason: 'Rate exceeded', failedAt: event.time, event },
  });
});

/** Lambda's record of changes that it gave up. */
const givenUp = (consumer: string) => ({
  timestamp: '2026-11-22T05:00:00.000Z',
  requestContext: { functionArn: arn.replace('processPhoto', consumer), condition: 'RecordAgeExceeded' },
  DDBStreamBatchInfo: {
    ...{ shardId: 'shardId-1', startSequenceNumber: '1', endSequenceNumber: '2' },
    streamArn: 'arn:aws:dynamodb:me-central-1:123456789012:table/Rihla-Enquiries-1A2B/stream/2026-11-22T00:00:00.000',
    approximateArrivalOfFirstRecord: '2026-11-21T22:00:00Z',
    approximateArrivalOfLastRecord: '2026-11-21T22:00:10Z',
  },
});

it('replays changes that Lambda gave up, of which it keeps only the numbers', () => {
  expect(read(givenUp('followPrograms'))?.event).toEqual({ consumer: 'publishProgram', publish: 'all' });
  for (const name of ['collectPrograms', 'collectDepartures']) {
    expect(read(givenUp(name))?.event).toEqual({ Records: [], replay: true });
  }
  expect(read(givenUp('followSettings'))?.event).toMatchObject({
    Records: [{ eventName: 'MODIFY', dynamodb: { Keys: { pk: { S: 'seasons' } } } }],
    replay: true,
  });
  expect(read(givenUp('followDepartures'))?.lost).toMatchObject({ of: 'departures' });
  expect(read(givenUp('followEnquiries'))).toMatchObject({
    target: expect.stringContaining('followEnquiries'),
    reason: 'RecordAgeExceeded: changes 1 to 2',
    lost: { of: 'enquiries', table: 'Rihla-Enquiries-1A2B', from: '2026-11-21T22:00:00Z', to: '2026-11-21T22:00:10Z' },
  });
});

it('replays what Lambda gave up of every table', () => {
  const followers = eventFunctions().filter(({ operations }) =>
    operations.some(
      ({ event }) => event.endsWith('-changed') || event.startsWith('enquiry-') || event === 'record-removed',
    ),
  );
  expect(followers.length).toBeGreaterThan(6);
  for (const { id } of followers) expect(read(givenUp(id))?.target, id).toBeDefined();
});

it('reads changes of deleted records from their stream, since no table has anything left of them', () => {
  expect(read(givenUp('followDeleted'))).toMatchObject({
    target: expect.stringContaining('followDeleted'),
    streamed: { streamArn: expect.stringContaining('/stream/'), shardId: 'shardId-1', from: '1', to: '2' },
  });
});

it('returns undefined for other messages', () => {
  for (const body of ['not json', '{}', 'null']) expect(readMessage(body)).toBeUndefined();
});
