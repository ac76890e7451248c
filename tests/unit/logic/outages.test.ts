import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { describe, expect, it } from 'vitest';
import { isOutage, RetryLater } from '../../../functions/logic/outages.ts';

/** An error as the SDK throws it. */
const refusal = (name: string) => Object.assign(new Error('no'), { name, $metadata: { httpStatusCode: 400 } });

describe('an outage', () => {
  it('is an unreachable service', async () => {
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
    const client = new SESv2Client({ endpoint: 'http://127.0.0.1:9', region: 'local', credentials, maxAttempts: 1 });
    const error = await client.send(new SendEmailCommand({ Content: {} })).catch((reason) => reason);
    expect(isOutage(error)).toBe(true);
  });

  it.each(['TooManyRequestsException', 'SendingPausedException', 'ProvisionedThroughputExceededException'])(
    'is %s, since every other call fails too',
    (name) => expect(isOutage(refusal(name))).toBe(true),
  );

  it('is an error that asks for a retry', () => expect(isOutage(new RetryLater('busy'))).toBe(true));
});

describe('no outage', () => {
  it.each(['MessageRejected', 'BadRequestException', 'ValidationException'])(
    'is %s, which concerns only this call',
    (name) => expect(isOutage(refusal(name))).toBe(false),
  );

  it.each([new TypeError('x is undefined'), new Error('no'), 'no', undefined])('is a defect: %s', (error) =>
    expect(isOutage(error)).toBe(false),
  );
});
