export const metricsNamespace = 'Rihla';
/** Environment variable with the stage, which tells the metrics of an account's stages apart. */
export const stageVariable = 'STAGE';
/** The metrics that functions emit, for alarms. */
export const countedMetrics = [
  'MailFailed',
  'EventParked',
  'ItemUnreadable',
  'AuditFailed',
  'RetentionBehind',
  'SignInFailed',
  'CodeFailed',
] as const;
export type CountedMetric = (typeof countedMetrics)[number];
