import { Duration } from 'aws-cdk-lib';
import { Alarm, type AlarmProps, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

export const fiveMinutes = { statistic: 'Sum', period: Duration.minutes(5) };

export interface AlarmSetProps {
  /**
   * Receives a mail for each alarm, once its owner has confirmed the subscription. Without it, alarms show only in the
   * AWS console.
   */
  email?: string | undefined;
}

/** Alarms for operators with one topic. Each goes off at the first occurrence unless it defines otherwise. */
export abstract class AlarmSet extends Construct {
  private readonly topic: Topic | undefined;

  constructor(scope: Construct, id: string, { email }: AlarmSetProps) {
    super(scope, id);
    this.topic = email ? this.mailTopic(email) : undefined;
  }

  protected add(id: string, metric: IMetric, props: Partial<AlarmProps>) {
    const defaults: AlarmProps = {
      metric,
      threshold: 1,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    };
    const alarm = new Alarm(this, id, { ...defaults, ...props });
    if (this.topic) alarm.addAlarmAction(new SnsAction(this.topic));
  }

  private mailTopic(email: string) {
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    topic.addSubscription(new EmailSubscription(email));
    // A topic policy replaces the default one, which would let the account's alarms publish.
    topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com'));
    return topic;
  }
}
