import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Rule } from 'aws-cdk-lib/aws-events';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { eventFunctions } from '#contracts/api/deployed-functions';
import { routes } from '#contracts/api/routes';
import { events, type Source } from '#contracts/platform/events';
import { type CountedMetric, metricsNamespace } from '#contracts/platform/metrics';
import { type TableName, tables as tableContracts } from '#contracts/platform/resources';
import { AlarmSet, type AlarmSetProps, fiveMinutes } from './alarm-set.ts';
import type { MailReports } from './mail-reports.ts';
import type { Stage } from './stage.ts';

export interface AlarmsProps extends AlarmSetProps {
  stage: Stage;
  api: RestApi;
  /** The functions of events by their ids. */
  consumers: Readonly<Record<string, LambdaFunction>>;
  /** EventBridge's rules by function. */
  rules: Readonly<Record<string, Rule>>;
  deadLetters: Queue;
  /** Replaces the secret between CDN and API; absent on emulators. */
  rotation: LambdaFunction | undefined;
  /** Absent on emulators. */
  mailReports?: MailReports | undefined;
  tables: Readonly<Record<TableName, Table>>;
}

const functions = eventFunctions().map(({ id, operations }) => ({
  id,
  names: operations.map((consumer) => consumer.id).join(' and '),
  sources: operations.map(({ event }): Source => events[event]),
}));

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

/** The hours without a run after which a scheduled job is missing; undefined for other consumers. */
function longestPause(source: Source): number | undefined {
  if (source.kind === 'interval') return 1;
  return source.kind === 'schedule' ? 26 : undefined;
}

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
    this.addConsumers(consumers);
    this.addDelivery(consumers, props.rules);
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
    this.add('RetentionBehind', counted(stage, 'RetentionBehind').with({ period: Duration.hours(1) }), {
      evaluationPeriods: 3,
      alarmDescription: 'For three hours, what is due could not all be anonymised: the log says what is left.',
    });
    this.add('SignInFailed', counted(stage, 'SignInFailed'), {
      threshold: 30,
      alarmDescription: 'Thirty attempts to sign in failed in five minutes: somebody may be guessing passwords.',
    });
    this.add('CodeFailed', counted(stage, 'CodeFailed'), {
      threshold: 5,
      alarmDescription:
        'Five wrong codes with a right password in five minutes: the password may be known to somebody.',
    });
    if (props.rotation) {
      this.add('SecretRotationErrors', props.rotation.metricErrors(fiveMinutes), {
        alarmDescription: 'The secret between CDN and API was not replaced; a retry or the command continues.',
      });
    }
    // All functions share the account's concurrency, so this is the account's metric.
    this.add('Throttles', new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...fiveMinutes }), {
      alarmDescription: "Functions were throttled: the account's Lambda concurrency is used up.",
    });
    const waiting = deadLetters.metricApproximateNumberOfMessagesVisible({ ...fiveMinutes, statistic: 'Maximum' });
    this.add('DeadLetters', waiting, { alarmDescription: 'Events that no retry could handle wait to be replayed.' });
    this.addTableThrottles(props.tables);
    if (props.mailReports) this.addMailRates(props.mailReports);
  }

  /** Failures of events' functions, and changes that wait for them. */
  private addConsumers(consumers: AlarmsProps['consumers']) {
    for (const { id, names, sources } of functions) {
      const fn = consumers[id];
      if (!fn) continue;
      this.add(`${id}Errors`, fn.metricErrors(fiveMinutes), {
        alarmDescription: `The function ${id} of ${names} failed; the event is retried.`,
      });
      if (!sources.some(({ kind }) => kind === 'changes')) continue;
      // The stream keeps changes for a day.
      this.add(`${id}Lag`, fn.metric('IteratorAge', { ...fiveMinutes, statistic: 'Maximum' }), {
        threshold: Duration.minutes(10).toMilliseconds(),
        alarmDescription: `The function ${id} of ${names} is ten minutes behind.`,
      });
    }
  }

  /** Events that EventBridge could not hand over, and scheduled jobs that did not run. */
  private addDelivery(consumers: AlarmsProps['consumers'], rules: AlarmsProps['rules']) {
    for (const [name, { ruleName }] of Object.entries(rules)) {
      const dimensionsMap = { RuleName: ruleName };
      const failed = new Metric({ namespace: 'AWS/Events', metricName: 'FailedInvocations', dimensionsMap });
      this.add(`${name}NotCalled`, failed.with(fiveMinutes), {
        alarmDescription: `EventBridge could not call the event consumer ${name}; the event is among the dead letters.`,
      });
    }
    for (const { id, sources } of functions) {
      const hours = sources.map(longestPause)[0];
      const consumer = consumers[id];
      if (!hours || !consumer) continue;
      this.add(`${id}Missing`, consumer.metricInvocations({ statistic: 'Sum', period: Duration.hours(1) }), {
        comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
        evaluationPeriods: hours,
        treatMissingData: TreatMissingData.BREACHING,
        alarmDescription: `The scheduled job ${id} has not run for ${hours} hours.`,
      });
    }
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
