import { Duration, Names } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { type EventPattern, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { type IQueue, Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type DeployedFunction, eventFunctions } from '#contracts/api/deployed-functions';
import { riyadhOffsetMinutes } from '#contracts/field-kit/calendar';
import { changeDelivery } from '#contracts/platform/change-delivery';
import type { Consumer } from '#contracts/platform/consumers';
import { deadLettersVariable } from '#contracts/platform/dead-letters';
import { type ChangeName, events, type Source } from '#contracts/platform/events';
import { photoBucket } from '#contracts/platform/resources';
import { nativeArchitecture, nativePackages } from '../bundle/functions/native-packages.ts';
import { type Backend, BackendFunction } from './backend-function.ts';
import { grantChanges, type Resources } from './grants.ts';

export interface EventConsumersProps {
  backend: Backend;
}

/** The functions that consume events. Events that no consumer can handle go to the dead-letter queue. */
export class EventConsumers extends Construct {
  /** By the function's id: that of its consumer, or of the table that it follows. */
  readonly functions: Readonly<Record<string, LambdaFunction>>;
  /** The roles of those that invalidate the CDN. */
  readonly invalidating: readonly IRole[];
  /** EventBridge's rules by the function's id. */
  readonly rules: Readonly<Record<string, Rule>>;
  readonly #deadLetters: Queue;
  readonly #undelivered: IQueue;

  constructor(scope: Construct, id: string, { backend }: EventConsumersProps) {
    super(scope, id);
    this.#deadLetters = backend.resources.deadLetters;
    // Without its construct: the queue's own policy, in the data's stack, lets these rules send.
    this.#undelivered = Queue.fromQueueArn(this, 'Undelivered', this.#deadLetters.queueArn);
    const rules: Record<string, Rule> = {};
    this.rules = rules;
    const all = eventFunctions();
    this.functions = Object.fromEntries(all.map((one) => [one.id, this.addFunction(one, backend, rules)]));
    this.invalidating = all.flatMap(({ id: name, uses }) => (uses.cdn && this.functions[name]?.role) || []);
  }

  private addFunction(
    { id, operations, uses }: DeployedFunction<Consumer>,
    backend: Backend,
    rules: Record<string, Rule>,
  ): LambdaFunction {
    const fn = new BackendFunction(this, id, backend, {
      uses,
      memorySize: 1024,
      timeout: Duration.seconds(Math.max(...operations.map(({ seconds = 30 }) => seconds))),
      ...(id in nativePackages && compiled),
      // For asynchronous invocations; streams have settings of their own.
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      // Unlike a function's dead-letter queue, a destination keeps the reason.
      onFailure: new SqsDestination(this.#deadLetters),
    });
    // The consumers of one function follow the same table, or are one.
    const [source, ...more] = operations.map(({ event }): Source => events[event]);
    if (source?.kind === 'changes') {
      const collects = Math.max(...operations.map((consumer) => consumer.collects ?? 0));
      this.follow(fn, backend.resources.tables[source.table], { of: namesOf([source, ...more]), collects });
    } else if (source) {
      // If Lambda does not take an event, EventBridge tries again, then keeps it among the dead letters.
      const target = new LambdaTarget(fn, { deadLetterQueue: this.#undelivered, ...delivery });
      rules[id] = new Rule(this, `${id}Rule`, { ...when(source, backend.resources), targets: [target] });
    }
    return fn;
  }

  /** Subscribes a function to the changes of a table. Its consumers park the events that they cannot handle. */
  private follow(fn: LambdaFunction, followed: Table, { of, collects }: { of: ChangeName[]; collects: number }) {
    fn.addEnvironment(deadLettersVariable, this.#deadLetters.queueUrl);
    grantChanges(fn, followed);
    // CDK's own event source would let the function list the streams of every table.
    fn.addEventSourceMapping(`DynamoDBEventSource:${Names.nodeUniqueId(followed.node)}`, {
      eventSourceArn: followed.tableStreamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: collects ? changeDelivery.collectedBatchSize : changeDelivery.batchSize,
      ...(collects > 0 && { maxBatchingWindow: Duration.seconds(collects) }),
      filters: [FilterCriteria.filter({ eventName: FilterRule.or(...of) })],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // Lambda's own destination receives the sequence number of a change without its images. So only age ends the
      // retries, long after the function has parked the event.
      maxRecordAge: Duration.seconds(changeDelivery.maximumAgeSeconds),
      onFailure: new SqsDlq(this.#deadLetters),
    });
  }
}

/** The names of the changes that any of the sources has. */
const namesOf = (sources: readonly Source[]): ChangeName[] => [
  ...new Set(sources.flatMap((source) => (source.kind === 'changes' ? source.of : []))),
];

/** EventBridge's retries: as long as Lambda's own, as many as it allows. */
export const delivery = { maxEventAge: Duration.hours(6), retryAttempts: 185 };

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

/** EventBridge rules are in UTC, which differs from Riyadh by the same hours all year. */
const at = ({ hour, minute }: Source & { kind: 'schedule' }) => {
  const utcHour = hour - riyadhOffsetMinutes / 60;
  return Schedule.cron({ hour: String((utcHour + 24) % 24), minute: String(minute) });
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
