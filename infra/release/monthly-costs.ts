import type { StackChange, TemplateJson } from './stack-changes.ts';

/**
 * Prices by type of resource, to report what a deployment adds: US dollars a month in us-east-1, from the pages that
 * docs/operations.md lists under "Costs". Does not subtract an account's free allowances, since other systems may use
 * them.
 */
type Properties = Readonly<Record<string, unknown>>;

interface FixedPrice {
  name: string;
  price(properties: Properties): number;
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** An alarm is charged per metric, and an alarm on an expression has several. */
const metricsOf = ({ Metrics }: Properties) =>
  Array.isArray(Metrics) ? Metrics.filter((metric) => 'MetricStat' in Object(metric)).length : 1;

const fixed: Readonly<Record<string, FixedPrice>> = {
  'AWS::WAFv2::WebACL': { name: 'firewall with its rules', price: ({ Rules }) => 5 + lengthOf(Rules) },
  'AWS::CloudWatch::Alarm': { name: 'alarm', price: (properties) => 0.1 * metricsOf(properties) },
  'AWS::CloudWatch::CompositeAlarm': { name: 'alarm of alarms', price: () => 0.5 },
  'AWS::CloudWatch::Dashboard': { name: 'dashboard', price: () => 3 },
  'AWS::SecretsManager::Secret': { name: 'secret', price: () => 0.4 },
  'AWS::KMS::Key': { name: 'key', price: () => 1 },
  'AWS::Route53::HostedZone': { name: 'DNS zone', price: () => 0.5 },
  'AWS::Route53::HealthCheck': { name: 'health check', price: () => 0.5 },
};

/** Types that are charged by use. */
const byUse: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::Table': 'table',
  'AWS::DynamoDB::GlobalTable': 'table',
  'AWS::S3::Bucket': 'bucket',
  'AWS::Lambda::Function': 'function',
  'AWS::ApiGateway::RestApi': 'API',
  'AWS::CloudFront::Distribution': 'CDN',
  'AWS::CloudFront::Function': 'function of the CDN',
  'AWS::SQS::Queue': 'queue',
  'AWS::SNS::Topic': 'topic',
  'AWS::Logs::LogGroup': 'log',
  'AWS::Logs::MetricFilter': 'metric of a log',
  'AWS::Scheduler::Schedule': 'schedule',
  'AWS::Backup::BackupVault': 'backup vault',
  'AWS::Backup::LogicallyAirGappedBackupVault': 'backup vault',
};

/** Types that cost nothing by themselves. */
const free =
  /^AWS::(IAM|CDK|SSM|Events|SES|Budgets)::|^AWS::ApiGateway::(?!RestApi)|^AWS::CloudFront::(?!Distribution|Function)|^AWS::Lambda::(Permission|EventSourceMapping|EventInvokeConfig|Version|Alias|LayerVersion)|^AWS::(S3::BucketPolicy|SQS::QueuePolicy|SNS::(Subscription|TopicPolicy)|Route53::RecordSet|Backup::(BackupPlan|BackupSelection)|SecretsManager::ResourcePolicy|Logs::(ResourcePolicy|QueryDefinition)|WAFv2::LoggingConfiguration|CloudFormation::\w+)$/;

export const hasKnownPrice = (type: string): boolean => type in fixed || type in byUse || free.test(type);

/** Returns the monthly costs that the changes add and remove, one line each; empty if none. */
export function sayMonthlyCosts(changes: readonly StackChange[]): string[] {
  const before = sum(changes.map((change) => change.before));
  const after = sum(changes.map((change) => change.after));
  const types = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const none = { count: 0, dollars: 0 };
  let total = 0;
  const perMonth: string[] = [];
  const perUse: string[] = [];
  const unknown: string[] = [];
  for (const type of types) {
    const [was, will] = [before.get(type) ?? none, after.get(type) ?? none];
    const [more, dollars] = [will.count - was.count, will.dollars - was.dollars];
    if (more === 0 && Math.abs(dollars) < 0.005) continue;
    const price = fixed[type];
    total += dollars;
    if (price) perMonth.push(`  ${signed(more)} ${price.name} (${type}): ${signed(dollars, 2)} a month`);
    else if (byUse[type]) perUse.push(`${signed(more)} ${byUse[type]}`);
    else if (!hasKnownPrice(type)) unknown.push(`  ${signed(more)} ${type}: look up its price, it is not listed here`);
  }
  if (perMonth.length + perUse.length + unknown.length === 0) return [];
  return [
    'Costs in US dollars, an estimate by list prices of us-east-1 (docs/operations.md, "Costs"):',
    ...perMonth,
    ...(perMonth.length ? [`  together ${signed(total, 2)} a month, less what the account has free`] : []),
    ...(perUse.length ? [`  by use: ${perUse.join(', ')}`] : []),
    ...unknown,
  ];
}

function sum(templates: readonly TemplateJson[]): Map<string, { count: number; dollars: number }> {
  const sums = new Map<string, { count: number; dollars: number }>();
  for (const { Type, Properties = {} } of templates.flatMap(({ Resources = {} }) => Object.values(Resources))) {
    const { count, dollars } = sums.get(Type) ?? { count: 0, dollars: 0 };
    sums.set(Type, { count: count + 1, dollars: dollars + (fixed[Type]?.price(Properties) ?? 0) });
  }
  return sums;
}

const signed = (value: number, digits = 0) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
