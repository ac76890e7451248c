import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Alarm, type AlarmProps, type IMetric, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type CountedMetric, consumers as contracts, events, metricsNamespace } from '#contracts/events';
import type { MailReports } from './mail-reports.ts';

export interface AlarmsProps {
  api: RestApi;
  consumers: Readonly<Record<string, LambdaFunction>>;
  deadLetters: Queue;
  /** Absent on emulators. */
  mailReports?: MailReports | undefined;
  /** Gets a mail for each alarm; without it, alarms only show in the console. */
  email?: string | undefined;
}

const followers = new Set(contracts.filter(({ event }) => events[event].kind === 'changes').map(({ id }) => id));

const fiveMinutes = { statistic: 'Sum', period: Duration.minutes(5) };

/** A metric that functions count themselves. */
export const counted = (metricName: CountedMetric) =>
  new Metric({
    namespace: metricsNamespace,
    metricName,
    dimensionsMap: { service: 'rihla' },
    ...fiveMinutes,
  });

/** The alarms for operators. Each goes off at the first occurrence within five minutes, except those for slowness. */
export class Alarms extends Construct {
  private readonly topic: Topic | undefined;

  constructor(scope: Construct, id: string, { api, consumers, deadLetters, mailReports, email }: AlarmsProps) {
    super(scope, id);
    this.topic = email ? this.mailTopic(email) : undefined;
    // Covers the routes' functions: the gateway answers 5xx when one fails.
    this.add('ApiServerErrors', api.deploymentStage.metricServerError(fiveMinutes), {
      alarmDescription: 'The API answered 5xx.',
    });
    this.add('ApiSlow', api.deploymentStage.metricLatency({ ...fiveMinutes, statistic: 'p95' }), {
      threshold: 3000,
      // With few calls, one cold start already raises the p95.
      evaluationPeriods: 3,
      alarmDescription: 'One call of the API in twenty took three seconds or more, for a quarter of an hour.',
    });
    for (const [name, consumer] of Object.entries(consumers)) {
      this.add(`${name}Errors`, consumer.metricErrors(fiveMinutes), {
        alarmDescription: `The event consumer ${name} failed; the event is retried.`,
      });
    }
    for (const [name, consumer] of Object.entries(consumers)) {
      if (!followers.has(name)) continue;
      // The stream keeps changes for a day.
      const age = consumer.metric('IteratorAge', { ...fiveMinutes, statistic: 'Maximum' });
      this.add(`${name}Lag`, age, {
        threshold: Duration.minutes(10).toMilliseconds(),
        alarmDescription: `The event consumer ${name} is ten minutes behind.`,
      });
    }
    this.add('MailFailed', counted('MailFailed'), {
      alarmDescription: 'A mail could not be sent. Events are retried; a password link must be requested again.',
    });
    this.add('EventParked', counted('EventParked'), {
      alarmDescription: 'An event could not be handled and waits in the dead-letter queue: see its reason there.',
    });
    this.add('ItemUnreadable', counted('ItemUnreadable'), {
      alarmDescription: 'A stored item cannot be read and is left out of lists: the log names its key.',
    });
    this.add('AuditFailed', counted('AuditFailed'), {
      alarmDescription: 'An entry of the audit trail could not be stored; the call failed and the log has the entry.',
    });
    // All functions share the account's concurrency, so this is the account's metric.
    this.add('Throttles', new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...fiveMinutes }), {
      alarmDescription: "Functions were throttled: the account's Lambda concurrency is used up.",
    });
    const waiting = deadLetters.metricApproximateNumberOfMessagesVisible({ ...fiveMinutes, statistic: 'Maximum' });
    this.add('DeadLetters', waiting, { alarmDescription: 'Events that no retry could handle wait to be replayed.' });
    if (mailReports) this.addMailRates(mailReports);
  }

  /** SES reviews an account at a bounce rate of 5 % or a complaint rate of 0.1 %, and then may stop its mail. */
  private addMailRates(reports: MailReports) {
    const rates = { BounceRate: 0.04, ComplaintRate: 0.0008 } as const;
    for (const name of ['BounceRate', 'ComplaintRate'] as const) {
      this.add(`Mail${name}`, reports.rate(name).with({ ...fiveMinutes, statistic: 'Maximum' }), {
        threshold: rates[name],
        alarmDescription: `The ${name === 'BounceRate' ? 'bounces' : 'complaints'} of our mail come near to the rate at which SES stops it.`,
      });
    }
  }

  private add(id: string, metric: IMetric, props: Partial<AlarmProps>) {
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
