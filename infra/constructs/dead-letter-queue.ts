import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { replayableDays } from '#contracts/platform/events';
import { acknowledge } from './cdk-nag.ts';
import { removalPolicy, type Stage } from './stage.ts';

export interface DeadLetterQueueProps extends QueueProps {
  stage: Stage;
  /** Names of EventBridge's rules that may send what they could not deliver: `RihlaEvents-dev-*`. */
  rules: readonly string[];
}

/** The queue for events that no consumer could handle. */
export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, id: string, { stage, rules, ...props }: DeadLetterQueueProps) {
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // The longest that SQS allows.
      retentionPeriod: Duration.days(replayableDays),
      removalPolicy: removalPolicy[stage],
      ...props,
    });
    const sources = rules.map((resourceName) =>
      Stack.of(this).formatArn({ service: 'events', resource: 'rule', resourceName }),
    );
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('events.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [this.queueArn],
        conditions: { ArnLike: { 'aws:SourceArn': sources } },
      }),
    );
    acknowledge(this, { SQS3: 'It is the dead-letter queue itself; `npm run redrive` empties it.' });
  }
}
