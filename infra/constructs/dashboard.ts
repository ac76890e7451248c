import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { counted } from './alarms.ts';
import type { Stage } from './stage.ts';

export interface DashboardProps extends cloudwatch.DashboardProps {
  stage: Stage;
  api: RestApi;
  consumers: Readonly<Record<string, LambdaFunction>>;
  deadLetters: Queue;
  tables: Readonly<Record<string, Table>>;
}

const { GraphWidget, MathExpression, Metric, SingleValueWidget } = cloudwatch;
const half = 12;

/** The operator's dashboard: replies to visitors, events, and resources used. */
export class Dashboard extends cloudwatch.Dashboard {
  constructor(scope: Construct, id: string, { stage, api, consumers, deadLetters, tables, ...props }: DashboardProps) {
    super(scope, id, { defaultInterval: Duration.days(1), ...props });
    const { deploymentStage } = api;
    const latency = (statistic: string) => deploymentStage.metricLatency({ statistic, label: statistic });
    const account = (metricName: string, statistic = 'Sum') =>
      new Metric({ namespace: 'AWS/Lambda', metricName, statistic, label: metricName });
    const each = (metric: (consumer: LambdaFunction) => cloudwatch.IMetric) => Object.values(consumers).map(metric);

    this.addWidgets(
      new SingleValueWidget({
        title: 'Dead letters · failed mails · parked events · unreadable items',
        width: 24,
        metrics: [
          deadLetters.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', label: 'dead letters' }),
          counted(stage, 'MailFailed').with({ label: 'failed mails' }),
          counted(stage, 'EventParked').with({ label: 'parked events' }),
          counted(stage, 'ItemUnreadable').with({ label: 'unreadable items' }),
        ],
      }),
    );
    this.addWidgets(
      new GraphWidget({
        title: 'API: calls and failures',
        width: half,
        left: [deploymentStage.metricCount({ label: 'calls' })],
        right: [
          deploymentStage.metricClientError({ label: '4xx' }),
          deploymentStage.metricServerError({ label: '5xx' }),
        ],
      }),
      new GraphWidget({ title: 'API: milliseconds', width: half, left: ['p50', 'p95', 'p99'].map(latency) }),
    );
    this.addWidgets(
      new GraphWidget({
        title: 'Functions: errors, throttles, at once',
        width: half,
        left: [account('Errors'), account('Throttles')],
        right: [account('ConcurrentExecutions', 'Maximum')],
      }),
      new GraphWidget({
        title: 'Consumers: errors and milliseconds',
        width: half,
        left: each((consumer) => consumer.metricErrors()),
        right: each((consumer) => consumer.metricDuration({ statistic: 'p95' })),
      }),
    );
    const units = (metricName: string) => (table: Table) => table.metric(metricName, { statistic: 'Sum' });
    const sum = (label: string, metric: (table: Table) => cloudwatch.IMetric) => {
      const usingMetrics = Object.fromEntries(Object.values(tables).map((table, i) => [`${label}${i}`, metric(table)]));
      return new MathExpression({ expression: `SUM([${Object.keys(usingMetrics).join(',')}])`, label, usingMetrics });
    };
    this.addWidgets(
      new GraphWidget({
        title: 'Tables: units read and written',
        width: 24,
        left: [sum('read', units('ConsumedReadCapacityUnits'))],
        right: [sum('written', units('ConsumedWriteCapacityUnits'))],
      }),
    );
  }
}
