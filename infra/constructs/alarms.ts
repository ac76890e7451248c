import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { consumers as contracts } from '#contracts/consumers';
import { events } from '#contracts/events';
import { type CountedMetric, metricsNamespace } from '#contracts/metrics';
import { type TableName, tables as tableContracts } from '#contracts/resources';
import { routes } from '#contracts/routes';
import { AlarmSet, type AlarmSetProps, fiveMinutes } from './alarm-set.ts';
import type { MailReports } from './mail-reports.ts';
import type { Stage } from './stage.ts';

export interface AlarmsProps extends AlarmSetProps {
  stage: Stage;
  api: RestApi;
  consumers: Readonly<Record<string, LambdaFunction>>;
  deadLetters: Queue;
  /** Absent on emulators. */
  mailReports?: MailReports | undefined;
  tables: Readonly<Record<TableName, Table>>;
}

const followers = new Set(contracts.filter(({ event }) => events[event].kind === 'changes').map(({ id }) => id));

/** A metric that functions emit themselves, separate for each stage of an account. */
export const counted = (stage: Stage, metricName: CountedMetric) =>
  new Metric({
    namespace: metricsNamespace,
    metricName,
    dimensionsMap: { service: 'rihla', stage },
    ...fiveMinutes,
  });

const visitedTables = (Object.keys(tableContracts) as TableName[]).filter(
  (name) => tableContracts[name].key.length > 1 && routes.some(({ access, uses }) => access === 'public' && uses[name]),
);

/** The backend's alarms. Each goes off at the first occurrence within five minutes, except those for slowness. */
export class Alarms extends AlarmSet {
  constructor(scope: Construct, id: string, { stage, api, consumers, deadLetters, ...props }: AlarmsProps) {
    super(scope, id, { email: props.email });
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
    this.add('MailFailed', counted(stage, 'MailFailed'), {
      alarmDescription: 'A mail could not be sent. Events are retried; a password link must be requested again.',
    });
    this.add('EventParked', counted(stage, 'EventParked'), {
      alarmDescription: 'An event could not be handled and waits in the dead-letter queue: see its reason there.',
    });
    this.add('ItemUnreadable', counted(stage, 'ItemUnreadable'), {
      alarmDescription: 'A stored item cannot be read and is left out of lists: the log names its key.',
    });
    this.add('AuditFailed', counted(stage, 'AuditFailed'), {
      alarmDescription: 'An entry of the audit trail could not be stored; the call failed and the log has the entry.',
    });
    // All functions share the account's concurrency, so this is the account's metric.
    this.add('Throttles', new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...fiveMinutes }), {
      alarmDescription: "Functions were throttled: the account's Lambda concurrency is used up.",
    });
    const waiting = deadLetters.metricApproximateNumberOfMessagesVisible({ ...fiveMinutes, statistic: 'Maximum' });
    this.add('DeadLetters', waiting, { alarmDescription: 'Events that no retry could handle wait to be replayed.' });
    this.addTableThrottles(props.tables);
    if (props.mailReports) this.addMailRates(props.mailReports);
  }

  /**
   * A partition takes 1,000 writes and 3,000 reads a second. Visitors could reach that in tables with a sort key only,
   * where their items share a partition.
   */
  private addTableThrottles(tables: AlarmsProps['tables']) {
    for (const name of visitedTables) {
      for (const kind of ['Read', 'Write'] as const) {
        this.add(`${name}${kind}Throttles`, tables[name].metric(`${kind}ThrottleEvents`, fiveMinutes), {
          alarmDescription: `DynamoDB throttled ${kind.toLowerCase()}s of the table ${name}. Most are repeated.`,
        });
      }
    }
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
}
