import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { type CountedMetric, metricsNamespace } from '#contracts/events';

const metrics = new Metrics({ namespace: metricsNamespace });

/** Counts one occurrence, as a log line that CloudWatch turns into a metric. */
export function count(name: CountedMetric): void {
  metrics.singleMetric().addMetric(name, MetricUnit.Count, 1);
}
