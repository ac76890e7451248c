import { Duration, Names } from 'aws-cdk-lib';
import { type EventPattern, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import {
  Architecture,
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { riyadhOffsetMinutes } from '#contracts/calendar';
import { type Consumer, changeDelivery, consumers } from '#contracts/consumers';
import { deadLettersVariable } from '#contracts/dead-letters';
import { events, type Source } from '#contracts/events';
import { photoBucket } from '#contracts/resources';
import { nativeArchitecture, nativePackages } from '../bundle/functions/native-packages.ts';
import { type Backend, BackendFunction } from './backend-function.ts';
import { grantChanges, type Resources } from './grants.ts';

export interface EventConsumersProps {
  backend: Backend;
}

/** The functions that consume events. Events that no consumer can handle go to the dead-letter queue. */
export class EventConsumers extends Construct {
  /** By the consumer's id. */
  readonly functions: Readonly<Record<string, LambdaFunction>>;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { backend }: EventConsumersProps) {
    super(scope, id);
    this.deadLetters = backend.resources.deadLetters;
    this.functions = Object.fromEntries(
      consumers.map((consumer) => [consumer.id, this.addConsumer(consumer, backend)]),
    );
  }

  private addConsumer(consumer: Consumer, backend: Backend): LambdaFunction {
    const { id, event, uses } = consumer;
    const source: Source = events[event];
    const fn = new BackendFunction(this, id, backend, {
      uses,
      memorySize: 1024,
      timeout: Duration.seconds(timeoutOf(consumer, source)),
      ...(id in nativePackages && compiled),
      // For asynchronous invocations; streams have settings of their own.
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      // Unlike a function's dead-letter queue, a destination keeps the reason.
      onFailure: new SqsDestination(this.deadLetters),
    });
    if (source.kind === 'changes') this.follow(fn, source, { consumer, backend });
    else new Rule(this, `${id}Rule`, { ...when(source, backend.resources), targets: [new LambdaTarget(fn)] });
    return fn;
  }

  /** Subscribes a function to the changes of a table. It parks events that it cannot handle itself. */
  private follow(
    fn: LambdaFunction,
    { table, of }: Source & { kind: 'changes' },
    { consumer: { collects }, backend: { resources } }: { consumer: Consumer; backend: Backend },
  ) {
    fn.addEnvironment(deadLettersVariable, this.deadLetters.queueUrl);
    const followed = resources.tables[table];
    grantChanges(fn, followed);
    // CDK's own event source would let the function list the streams of every table.
    fn.addEventSourceMapping(`DynamoDBEventSource:${Names.nodeUniqueId(followed.node)}`, {
      eventSourceArn: followed.tableStreamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: collects ? changeDelivery.collectedBatchSize : changeDelivery.batchSize,
      ...(collects && { maxBatchingWindow: Duration.seconds(collects) }),
      filters: [FilterCriteria.filter({ eventName: FilterRule.or(...of) })],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // Lambda's own destination receives the sequence number of a change without its images. So only age ends the
      // retries, long after the function has parked the event.
      maxRecordAge: Duration.seconds(changeDelivery.maximumAgeSeconds),
      onFailure: new SqsDlq(this.deadLetters),
    });
  }
}

/**
 * In seconds. Writing pages in both languages takes longer than handling one event; writing all pages takes longest.
 */
function timeoutOf({ uses }: Consumer, { kind }: Source): number {
  if (!uses.site) return 30;
  return kind === 'schedule' ? 900 : 120;
}

/** The pattern or schedule of EventBridge's rule for a source. */
function when(source: Exclude<Source, { kind: 'changes' }>, resources: Resources) {
  switch (source.kind) {
    case 'uploads':
      return { eventPattern: uploads(resources) };
    case 'mailReports':
      return { eventPattern: mailReports(source, resources) };
    case 'interval':
      return { schedule: Schedule.cron({ minute: `*/${source.everyMinutes}` }) };
    case 'schedule':
      return { schedule: at(source) };
  }
}

/**
 * EventBridge rules are in UTC, which differs from Riyadh by the same hours all year. Riyadh's first hours are on the
 * day before in UTC.
 */
const at = ({ hour, minute, weekDays }: Source & { kind: 'schedule' }) => {
  const utcHour = hour - riyadhOffsetMinutes / 60;
  if (utcHour < 0 && weekDays !== '*') throw new RangeError('A rule at this hour would need other week days.');
  return Schedule.cron({ hour: String((utcHour + 24) % 24), minute: String(minute), weekDay: weekDays });
};

/** Matches EventBridge's events for stored uploads. */
const uploads = ({ photos }: Resources): EventPattern => ({
  source: ['aws.s3'],
  detailType: ['Object Created'],
  detail: { bucket: { name: [photos.bucketName] }, object: { key: [{ prefix: photoBucket.uploadPrefix }] } },
});

/** Matches SES's reports on this stage's own mails: the event bus has those of the whole account. */
const mailReports = ({ types }: Source & { kind: 'mailReports' }, { mail }: Resources): EventPattern => ({
  source: ['aws.ses'],
  detail: {
    eventType: [...types],
    ...(mail.configurationSet && { mail: { tags: { 'ses:configuration-set': [mail.configurationSet] } } }),
  },
});

/** Compiled code is CPU-bound: more memory brings more CPU, shorter runs and the same cost. */
const compiled = {
  architecture: nativeArchitecture === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
  memorySize: 2048,
};
