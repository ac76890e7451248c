import { describe, expect, it } from 'vitest';
import { type Consumer, consumers } from '#contracts/platform/consumers';
import { events, type Source } from '#contracts/platform/events';
import { production, synthesize } from './synthesize.ts';
import { asText } from './template-reader.ts';

const dev = synthesize();
const [queueId, queue] = dev.single('AWS::SQS::Queue');

/** The functions that a schedule's rule calls. */
const consumersAt = (schedule: string) =>
  dev
    .resources('AWS::Events::Rule')
    .filter(([, { Properties }]) => Properties.ScheduleExpression === schedule && Properties.State === 'ENABLED')
    .flatMap(([, { Properties }]) => Properties.Targets.map(({ Arn }: { Arn: unknown }) => asText(Arn)));

/** The rules for the events of an AWS service. */
const rulesOf = (source: string) =>
  dev.resources('AWS::Events::Rule').filter(([, { Properties }]) => Properties.EventPattern?.source.includes(source));

describe('events', () => {
  it('of stored uploads, and of no other object, reach processPhoto', () => {
    const [rule] = rulesOf('aws.s3');
    expect(rule?.[1].Properties).toMatchObject({
      State: 'ENABLED',
      EventPattern: {
        source: ['aws.s3'],
        'detail-type': ['Object Created'],
        detail: {
          bucket: { name: [{ Ref: dev.outputId('PhotosBucketName') }] },
          object: { key: [{ prefix: 'uploads/' }] },
        },
      },
    });
    expect(rule?.[1].Properties.Targets.map(({ Arn }: { Arn: unknown }) => asText(Arn))).toEqual([
      `\${${dev.functionId('processPhoto')}.Arn}`,
    ]);
  });

  it('of bounces and complaints, and of no mail but the stage’s own, reach recordMailProblem', () => {
    const [rule] = rulesOf('aws.ses');
    const own = { tags: { 'ses:configuration-set': [{ Ref: dev.single('AWS::SES::ConfigurationSet')[0] }] } };
    expect(rule?.[1].Properties).toMatchObject({
      State: 'ENABLED',
      EventPattern: { source: ['aws.ses'], detail: { eventType: ['Bounce', 'Complaint'], mail: own } },
      Targets: [{ Arn: { 'Fn::GetAtt': [dev.functionId('recordMailProblem'), 'Arn'] } }],
    });
    const [configurationSet] = dev.single('AWS::SES::ConfigurationSet');
    const [, { Properties }] = dev.single('AWS::SES::ConfigurationSetEventDestination');
    expect(Properties).toMatchObject({
      ConfigurationSetName: { Ref: configurationSet },
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] },
    });
    expect(asText(Properties.EventDestination.EventBridgeDestination.EventBusArn)).toMatch(/:event-bus\/default$/);
  });

  it('of mail are not subscribed on an emulator, which has none', () => {
    const emulated = synthesize({}, { account: '000000000000' });
    expect(emulated.types().filter((type) => type.startsWith('AWS::SES::'))).toEqual([]);
  });

  it('of every ten minutes reach those that work on in the background', () => {
    const ids = ['summarizeNews', 'countEnquiries', 'fileEarlierCustomers', 'forgetOldEnquiries'];
    const expected = ids.map((id) => `\${${dev.functionId(id)}.Arn}`);
    expect(consumersAt('cron(*/10 * * * ? *)').toSorted()).toEqual(expected.toSorted());
  });

  it('of mornings, 8 o’clock in Riyadh, reach remindStaff', () => {
    expect(consumersAt('cron(0 5 * * ? *)')).toEqual([`\${${dev.functionId('remindStaff')}.Arn}`]);
  });

  it('of days, a minute after midnight in Riyadh, reach endQuotes, refreshLinkPictures and refreshPages', () => {
    const expected = ['endQuotes', 'refreshLinkPictures', 'refreshPages'].map((id) => `\${${dev.functionId(id)}.Arn}`);
    expect(consumersAt('cron(1 21 * * ? *)').toSorted()).toEqual(expected);
  });

  it('that Lambda does not take are tried again for six hours, then kept', () => {
    const targets = dev.resources('AWS::Events::Rule').flatMap(([, { Properties }]) => Properties.Targets);
    expect(targets.length).toBeGreaterThan(0);
    for (const { DeadLetterConfig, RetryPolicy } of targets) {
      expect(DeadLetterConfig).toEqual({ Arn: { 'Fn::GetAtt': [queueId, 'Arn'] } });
      expect(RetryPolicy).toEqual({ MaximumEventAgeInSeconds: 6 * 60 * 60, MaximumRetryAttempts: 185 });
    }
  });

  const followers = consumers.flatMap(({ id, event, collects }: Consumer) => {
    const source: Source = events[event];
    return source.kind === 'changes' ? [{ ...source, id, collects: Boolean(collects) }] : [];
  });

  /** Returns the names of the changes that any consumer of a function needs. */
  const namesOf = (table: string, collects: boolean) => [
    ...new Set(followers.filter((one) => one.table === table && one.collects === collects).flatMap(({ of }) => of)),
  ];

  it.each(followers)('of $table reach $id in batches with partial failures', ({ id, table, collects }) => {
    const tableId = dev.outputId(`${table}TableName`);
    expect(dev.get(tableId).Properties.StreamSpecification).toEqual({ StreamViewType: 'NEW_AND_OLD_IMAGES' });
    const mappings = dev
      .resources('AWS::Lambda::EventSourceMapping')
      .filter(([, { Properties }]) => asText(Properties.FunctionName) === `\${${dev.functionId(id)}}`);
    expect(mappings).toHaveLength(1);
    expect(mappings[0]?.[1].Properties).toMatchObject({
      EventSourceArn: { 'Fn::GetAtt': [tableId, 'StreamArn'] },
      StartingPosition: 'TRIM_HORIZON',
      BatchSize: collects ? 1000 : 10,
      ...(collects && { MaximumBatchingWindowInSeconds: 20 }),
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRecordAgeInSeconds: 6 * 60 * 60,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queueId, 'Arn'] } } },
      FilterCriteria: { Filters: [{ Pattern: JSON.stringify({ eventName: namesOf(table, collects) }) }] },
    });
  });

  it('of one table have two readers at most, however many consumers: one for those that collect changes', () => {
    const readers = dev
      .resources('AWS::Lambda::EventSourceMapping')
      .map(([, { Properties }]) => [asText(Properties.EventSourceArn), Properties.BatchSize] as const);
    expect(new Set(readers.map(String)).size).toBe(readers.length);
    expect(readers).toHaveLength(new Set(followers.map(({ table, collects }) => `${table} ${collects}`)).size);
    const ofEnquiries = readers.filter(([stream]) => stream.includes(dev.outputId('EnquiriesTableName')));
    expect(ofEnquiries).toHaveLength(1);
  });

  it('of tables without a consumer are not kept', () => {
    const streams = dev.resources('AWS::DynamoDB::Table').filter(([, table]) => table.Properties.StreamSpecification);
    expect(streams).toHaveLength(new Set(followers.map(({ table }) => table)).size);
  });

  it.each(consumers)('that $id fails to handle are retried, then kept with the reason', ({ id }) => {
    const configurations = dev
      .resources('AWS::Lambda::EventInvokeConfig')
      .filter(([, { Properties }]) => asText(Properties.FunctionName) === `\${${dev.functionId(id)}}`);
    expect(configurations).toHaveLength(1);
    expect(configurations[0]?.[1].Properties).toMatchObject({
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queueId, 'Arn'] } } },
    });
    expect(dev.get(dev.functionId(id)).Properties).not.toHaveProperty('DeadLetterConfig');
  });
});

describe('the dead-letter queue', () => {
  it('is encrypted and keeps events for 14 days', () => {
    expect(queue.Properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 24 * 60 * 60 });
    expect(dev.output('DeadLettersUrl')).toBe(`\${${queueId}}`);
  });

  it('requires TLS, and takes from others only what EventBridge’s rules of this stage could not deliver', () => {
    const [, policy] = dev.single('AWS::SQS::QueuePolicy');
    expect(policy.Properties.Queues).toEqual([{ Ref: queueId }]);
    expect(policy.Properties.PolicyDocument.Statement).toEqual([
      {
        Effect: 'Deny',
        Action: 'sqs:*',
        Principal: { AWS: '*' },
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        Resource: { 'Fn::GetAtt': [queueId, 'Arn'] },
      },
      {
        Effect: 'Allow',
        Action: 'sqs:SendMessage',
        Principal: { Service: 'events.amazonaws.com' },
        Condition: { ArnLike: { 'aws:SourceArn': expect.anything() } },
        Resource: { 'Fn::GetAtt': [queueId, 'Arn'] },
      },
    ]);
    const { 'aws:SourceArn': rules } = policy.Properties.PolicyDocument.Statement[1].Condition.ArnLike;
    expect(rules.map(asText)).toEqual([expect.stringMatching(/:rule\/RihlaEvents-dev-\*$/)]);
  });

  it('is retained with its stack in production', () => {
    expect(synthesize(production).single('AWS::SQS::Queue')[1].DeletionPolicy).toBe('Retain');
  });
});
