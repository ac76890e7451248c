import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { type CountedMetric, metricsNamespace, stageVariable } from '#contracts/platform/metrics';

/** Made when first needed: most functions never count anything. */
let metrics: Metrics | undefined;

/** Counts one occurrence in this stage, as a log line that CloudWatch turns into a metric. */
export function count(name: CountedMetric): void {
  metrics ??= new Metrics({ namespace: metricsNamespace });
  const metric = metrics.singleMetric();
  const { [stageVariable]: stage } = process.env;
  if (stage) metric.addDimension('stage', stage);
  metric.addMetric(name, MetricUnit.Count, 1);
}
