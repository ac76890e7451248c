import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { type CountedMetric, metricsNamespace } from '#contracts/events';

const metrics = new Metrics({ namespace: metricsNamespace });

/** Counts one occurrence, for alarms: a line in the log that CloudWatch makes a metric of. */
export function count(name: CountedMetric): void {
  metrics.singleMetric().addMetric(name, MetricUnit.Count, 1);
}
