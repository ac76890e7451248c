import { Duration } from 'aws-cdk-lib';
import { type EventPattern, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type Consumer, consumers } from '#contracts/events';
import { photoBucket } from '#contracts/resources';
import { type Backend, BackendFunction } from './backend-function.ts';
import type { Resources } from './grants.ts';
import { removalPolicy } from './stage.ts';

export interface EventConsumersProps {
  backend: Backend;
  /** Overrides the defaults of the dead-letter queue. */
  deadLetters?: QueueProps;
}

/** The functions that react to events, and the queue that keeps every event that none of them could handle. */
export class EventConsumers extends Construct {
  /** By the consumer's name. */
  readonly functions: Readonly<Record<string, LambdaFunction>>;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { backend, deadLetters }: EventConsumersProps) {
    super(scope, id);
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // The longest SQS allows.
      retentionPeriod: Duration.days(14),
      removalPolicy: removalPolicy[backend.stage],
      ...deadLetters,
    });
    this.functions = Object.fromEntries(
      consumers.map((consumer) => [consumer.id, this.addConsumer(consumer, backend)]),
    );
  }

  private addConsumer({ id, event, uses }: Consumer, backend: Backend): LambdaFunction {
    const fn = new BackendFunction(this, id, backend, {
      uses,
      memorySize: 1024,
      timeout: Duration.seconds(30),
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      // Unlike a function's dead-letter queue, the destination also keeps the reason.
      onFailure: new SqsDestination(this.deadLetters),
    });
    const eventPattern = patterns[event](backend.resources);
    new Rule(this, `${id}Rule`, { eventPattern, targets: [new LambdaTarget(fn)] });
    return fn;
  }
}

/** Where on the event bus each kind of event comes from. */
const patterns: Record<Consumer['event'], (resources: Resources) => EventPattern> = {
  'photo-uploaded': ({ photos }) => ({
    source: ['aws.s3'],
    detailType: ['Object Created'],
    detail: { bucket: { name: [photos.bucketName] }, object: { key: [{ prefix: photoBucket.uploadPrefix }] } },
  }),
};
