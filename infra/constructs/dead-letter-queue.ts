import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './cdk-nag.ts';
import { removalPolicy, type Stage } from './stage.ts';

export interface DeadLetterQueueProps extends QueueProps {
  stage: Stage;
}

/** The queue for events that no consumer could handle. */
export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, id: string, { stage, ...props }: DeadLetterQueueProps) {
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // The longest that SQS allows.
      retentionPeriod: Duration.days(14),
      removalPolicy: removalPolicy[stage],
      ...props,
    });
    acknowledge(this, { SQS3: 'It is the dead-letter queue itself; `npm run redrive` empties it.' });
  }
}
