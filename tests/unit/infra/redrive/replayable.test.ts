import { expect, it } from 'vitest';
import { readMessage } from '../../../../infra/redrive/replayable.ts';

const arn = 'arn:aws:lambda:me-central-1:123456789012:function:Rihla-processPhoto-1A2B:$LATEST';
const read = (message: object) => readMessage(JSON.stringify(message));

it('replays a parked event with the replay flag', () => {
  const event = { Records: [{ eventID: '1' }] };
  const letter = { consumer: 'notifyStaff', reason: 'Error: no', failed_at: '2026-11-22T05:00:00.000Z', event };
  expect(read(letter)).toMatchObject({ target: 'notifyStaff', reason: 'Error: no', event: { ...event, replay: true } });
  expect(read({ ...letter, function_name: 'Rihla-notifyStaff-1A2B' })?.target).toBe('Rihla-notifyStaff-1A2B');
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

it('lists changes that cannot be replayed because their content is missing', () => {
  const failed = {
    timestamp: '2026-11-22T05:00:00.000Z',
    requestContext: { functionArn: arn.replace(':$LATEST', ''), condition: 'RecordAgeExceeded' },
    DDBStreamBatchInfo: { startSequenceNumber: '1', endSequenceNumber: '2' },
  };
  expect(read(failed)).toMatchObject({ target: undefined, reason: expect.stringContaining('changes 1 to 2') });
});

it('returns undefined for other messages', () => {
  for (const body of ['not json', '{}', 'null']) expect(readMessage(body)).toBeUndefined();
});
