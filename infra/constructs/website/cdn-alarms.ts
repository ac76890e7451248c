import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { AlarmSet, type AlarmSetProps, fiveMinutes } from '../alarm-set.ts';
import type { Firewall } from './firewall.ts';

export interface CdnAlarmsProps extends AlarmSetProps {
  distributionId: string;
  /** Absent without a firewall. */
  firewall?: Firewall | undefined;
}

/**
 * Alarms on CloudFront's metrics, which are only in us-east-1. A single failed reply or a single blocked address raises
 * no alarm.
 */
export class CdnAlarms extends AlarmSet {
  constructor(scope: Construct, id: string, { distributionId, firewall, email }: CdnAlarmsProps) {
    super(scope, id, { email });
    const failed = new Metric({
      namespace: 'AWS/CloudFront',
      metricName: '5xxErrorRate',
      dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
      ...fiveMinutes,
      statistic: 'Average',
    });
    this.add('CdnServerErrors', failed, {
      threshold: 5,
      evaluationPeriods: 2,
      alarmDescription: 'The CDN answered 5xx to five requests in a hundred, for ten minutes.',
    });
    if (firewall) this.addBlockedShare(firewall);
  }

  private addBlockedShare(firewall: Firewall) {
    const [blocked, allowed] = [firewall.requests('BlockedRequests'), firewall.requests('AllowedRequests')];
    const share = new MathExpression({
      // At night a few blocked robots are a large share, but not an attack.
      expression: 'IF(FILL(blocked, 0) >= 100, 100 * FILL(blocked, 0) / (FILL(blocked, 0) + FILL(allowed, 0)), 0)',
      usingMetrics: { blocked: blocked.with(fiveMinutes), allowed: allowed.with(fiveMinutes) },
      period: fiveMinutes.period,
      label: 'blocked, in per cent',
    });
    this.add('FirewallBlocks', share, {
      threshold: 10,
      evaluationPeriods: 2,
      alarmDescription: 'The firewall blocked a tenth of all requests, a hundred or more, in five minutes, twice.',
    });
  }
}
