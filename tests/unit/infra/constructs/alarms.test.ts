import { describe, expect, it } from 'vitest';
import { consumers } from '#contracts/platform/consumers';
import { events } from '#contracts/platform/events';
import { countedMetrics } from '#contracts/platform/metrics';
import { synthesize, synthesizeWebsite } from '../stacks/synthesize.ts';
import { asText, type TemplateReader } from '../stacks/template-reader.ts';

const quiet = synthesize();
const mailing = synthesize({ alarmEmail: 'operator@rihla.example' });
const alarms = (backend: TemplateReader) =>
  backend.resources('AWS::CloudWatch::Alarm').map(([, alarm]) => alarm.Properties);
const alarmOn = (metric: object) =>
  alarms(quiet).find((alarm) => expect.objectContaining(metric).asymmetricMatch(alarm));

describe('alarms', () => {
  it('go off when the API answers 5xx', () => {
    expect(alarmOn({ Namespace: 'AWS/ApiGateway', MetricName: '5XXError' })?.Dimensions).toEqual(
      expect.arrayContaining([
        { Name: 'ApiName', Value: 'RihlaApi-dev' },
        { Name: 'Stage', Value: expect.anything() },
      ]),
    );
  });

  it.each(consumers)('go off when $id fails', ({ id }) => {
    const dimension = { Name: 'FunctionName', Value: { Ref: quiet.functionId(id) } };
    expect(alarmOn({ Namespace: 'AWS/Lambda', MetricName: 'Errors', Dimensions: [dimension] })).toBeDefined();
  });

  it.each(consumers.filter(({ event }) => events[event].kind === 'changes'))(
    'go off when $id falls behind',
    ({ id }) => {
      const dimension = { Name: 'FunctionName', Value: { Ref: quiet.functionId(id) } };
      expect(alarmOn({ MetricName: 'IteratorAge', Dimensions: [dimension] })).toMatchObject({
        Threshold: 600_000,
        Statistic: 'Maximum',
      });
    },
  );

  const ofRules = consumers.filter(({ event }) => events[event].kind !== 'changes');

  it.each(ofRules)('go off when EventBridge cannot call $id', ({ id }) => {
    const [ruleId] = quiet
      .resources('AWS::Events::Rule')
      .flatMap(([rule, { Properties }]) =>
        asText(Properties.Targets[0].Arn) === `\${${quiet.functionId(id)}.Arn}` ? [rule] : [],
      );
    const Dimensions = [{ Name: 'RuleName', Value: { Ref: ruleId } }];
    expect(alarmOn({ Namespace: 'AWS/Events', MetricName: 'FailedInvocations', Dimensions })).toBeDefined();
  });

  it.each([
    ['refreshPages', 26],
    ['remindStaff', 26],
    ['forgetOldEnquiries', 1],
    ['countEnquiries', 1],
    ['summarizeNews', 1],
  ])('go off when the scheduled %s was not called for %i hours', (id, hours) => {
    const dimension = { Name: 'FunctionName', Value: { Ref: quiet.functionId(id) } };
    expect(alarmOn({ MetricName: 'Invocations', Dimensions: [dimension] })).toMatchObject({
      ...{ Statistic: 'Sum', Period: 3600, EvaluationPeriods: hours, Threshold: 1 },
      ...{ ComparisonOperator: 'LessThanThreshold', TreatMissingData: 'breaching' },
    });
  });

  it('have a heartbeat for every schedule', () => {
    const scheduled = consumers.filter(({ event }) => ['schedule', 'interval'].includes(events[event].kind));
    expect(alarms(quiet).filter(({ MetricName }) => MetricName === 'Invocations')).toHaveLength(scheduled.length);
  });

  it.each([
    ['SignInFailed', 30],
    ['CodeFailed', 5],
  ])('go off when %s is counted %i times in five minutes', (MetricName, Threshold) => {
    expect(alarmOn({ MetricName })).toMatchObject({ Threshold, Period: 300, Statistic: 'Sum' });
  });

  it('go off when retention stays behind for three hours', () => {
    expect(alarmOn({ MetricName: 'RetentionBehind' })).toMatchObject({ Period: 3600, EvaluationPeriods: 3 });
  });

  it.each(countedMetrics)('go off when functions count one %s', (name) => {
    const [service, stage] = [
      { Name: 'service', Value: 'rihla' },
      { Name: 'stage', Value: 'dev' },
    ];
    expect(alarmOn({ Namespace: 'Rihla', MetricName: name, Dimensions: [service, stage] })).toBeDefined();
  });

  it("go off when the account's functions are throttled", () => {
    expect(alarmOn({ Namespace: 'AWS/Lambda', MetricName: 'Throttles' })).not.toHaveProperty('Dimensions');
  });

  it.each(['Read', 'Write'])('go off when a %s is throttled in a table whose partitions visitors share', (kind) => {
    const throttled = alarms(quiet).filter(({ MetricName }) => MetricName === `${kind}ThrottleEvents`);
    for (const name of ['Programs', 'Enquiries'] as const) {
      const dimensions = [{ Name: 'TableName', Value: { Ref: quiet.outputId(`${name}TableName`) } }];
      expect(throttled).toContainEqual(
        expect.objectContaining({ Namespace: 'AWS/DynamoDB', Statistic: 'Sum', Dimensions: dimensions }),
      );
    }
    // A partition of sessions or attempts has one item, and staff's own tables are read at a human pace.
    const others = ['Sessions', 'Throttles', 'Privacy'].map((name) => ({ Ref: quiet.outputId(`${name}TableName`) }));
    for (const { Dimensions } of throttled) expect(others).not.toContainEqual(Dimensions[0].Value);
  });

  // The emulator refuses metric math.
  it('of the backend and of a website without a firewall use no metric math', () => {
    for (const reader of [quiet, synthesizeWebsite().watch]) {
      for (const alarm of alarms(reader)) expect(alarm).not.toHaveProperty('Metrics');
    }
  });

  it('go off when an event waits in the dead-letter queue', () => {
    const [queueId] = quiet.single('AWS::SQS::Queue');
    expect(alarmOn({ Namespace: 'AWS/SQS', MetricName: 'ApproximateNumberOfMessagesVisible' })).toMatchObject({
      Statistic: 'Maximum',
      Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [queueId, 'QueueName'] } }],
    });
  });

  it('go off when the p95 is three seconds or more for a quarter of an hour', () => {
    expect(alarmOn({ Namespace: 'AWS/ApiGateway', MetricName: 'Latency' })).toMatchObject({
      ExtendedStatistic: 'p95',
      Threshold: 3000,
      EvaluationPeriods: 3,
      TreatMissingData: 'notBreaching',
    });
  });

  it.each([
    ['BounceRate', 0.04],
    ['ComplaintRate', 0.0008],
  ])('go off before the %s makes SES stop our mail', (name, rate) => {
    const [id] = quiet.single('AWS::SES::ConfigurationSet');
    expect(alarmOn({ Namespace: 'AWS/SES', MetricName: `Reputation.${name}` })).toMatchObject({
      Statistic: 'Maximum',
      Threshold: rate,
      Dimensions: [{ Name: 'ses:configuration-set', Value: { Ref: id } }],
    });
  });

  it('go off at the first occurrence, and not without traffic', () => {
    expect(alarms(quiet).length).toBeGreaterThan(0);
    for (const alarm of alarms(quiet)) {
      const others = ['Latency', 'Invocations', 'RetentionBehind', 'SignInFailed', 'CodeFailed'];
      if (others.includes(alarm.MetricName) || alarm.Namespace === 'AWS/SES') continue;
      expect(alarm).toMatchObject({
        Threshold: alarm.MetricName === 'IteratorAge' ? 600_000 : 1,
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        EvaluationPeriods: 1,
        Period: 300,
        TreatMissingData: 'notBreaching',
      });
    }
  });

  it('mail nobody unless an address is given', () => {
    expect(quiet.resources('AWS::SNS::Topic')).toEqual([]);
    for (const alarm of alarms(quiet)) expect(alarm).not.toHaveProperty('AlarmActions');
  });

  it('mail the given address over TLS, with permission', () => {
    const [topicId] = mailing.single('AWS::SNS::Topic');
    for (const { AlarmActions } of alarms(mailing)) expect(AlarmActions.map(asText)).toEqual([`\${${topicId}}`]);
    expect(mailing.single('AWS::SNS::Subscription')[1].Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'operator@rihla.example',
      TopicArn: { Ref: topicId },
    });
    expect(mailing.single('AWS::SNS::TopicPolicy')[1].Properties.PolicyDocument.Statement).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        expect.objectContaining({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
        }),
      ]),
    );
  });
});
