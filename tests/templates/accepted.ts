import type { StageName } from '#contracts/stage-settings/stages';

/** A finding of cfn-lint or checkov that is accepted for resources whose type and logical id begin like this. */
export interface Accepted {
  rule: string;
  on: readonly string[];
  /** The only stage in which it is accepted. */
  stage?: StageName;
  reason: string;
}

const anyFunction = 'AWS::Lambda::Function';
const missingPage = 'AWS::ApiGateway::Stage.CdnMissingPage';

/** Every accepted finding, once, with its reason. A finding that no template has any longer fails the check. */
export const accepted: readonly Accepted[] = [
  {
    rule: 'W3005',
    on: [anyFunction],
    reason: 'CDK names the role of a function twice, as a reference and as a dependency; that is harmless.',
  },
  {
    rule: 'CKV_AWS_115',
    on: [anyFunction],
    reason:
      "Reserving concurrency takes it from the account's other functions, and new accounts may have only 10. The gateway's throttle bounds the API; docs/operations.md says what an account needs.",
  },
  {
    rule: 'CKV_AWS_116',
    on: [anyFunction],
    reason:
      "Routes are called synchronously, so their failures are replies. Consumers have a failure destination, which keeps the reason, instead of a function's dead-letter queue.",
  },
  {
    rule: 'CKV_AWS_117',
    on: [anyFunction],
    reason:
      'Functions call AWS only, over TLS, with permissions per resource. A VPC would add a gateway that costs more than everything else.',
  },
  {
    rule: 'CKV_AWS_173',
    on: [anyFunction],
    reason:
      "The variables are names and addresses; of secrets they have the name in Secrets Manager. Lambda encrypts them with AWS's key.",
  },
  {
    rule: 'CKV_AWS_119',
    on: ['AWS::DynamoDB::Table'],
    reason: "Encrypted with AWS's managed key, whose use CloudTrail records. A key of our own costs and can be lost.",
  },
  {
    rule: 'CKV_AWS_166',
    on: ['AWS::Backup::BackupVault'],
    reason: "Encrypted with AWS's managed key. The loss of a key of our own would be the loss of every backup.",
  },
  {
    rule: 'CKV_AWS_158',
    on: ['AWS::Logs::LogGroup'],
    reason:
      "Encrypted with CloudWatch's key. Lines have no data of customers; of staff they name the account that called.",
  },
  {
    rule: 'CKV_AWS_149',
    on: ['AWS::SecretsManager::Secret.OriginSecret'],
    reason: "Encrypted with AWS's managed key. The secret opens no data.",
  },
  {
    rule: 'CKV_AWS_26',
    on: ['AWS::SNS::Topic.AlarmsTopic'],
    reason: "Alarms cannot use AWS's managed key for topics, and their texts have no personal data.",
  },
  {
    rule: 'CKV_AWS_27',
    on: ['AWS::SQS::Queue.DeadLetters'],
    reason: 'Encrypted with the key of SQS (`SqsManagedSseEnabled`), which the rule does not look at.',
  },
  {
    rule: 'CKV_AWS_18',
    on: ['AWS::S3::Bucket'],
    reason:
      "The audit trail and the functions' logs say who changed what; this log would add the CDN's reads and the addresses of staff who upload.",
  },
  {
    rule: 'CKV_AWS_21',
    on: ['AWS::S3::Bucket.Photos'],
    stage: 'dev',
    reason: 'In dev, where nobody needs a deleted photo back; production keeps versions for 30 days.',
  },
  {
    rule: 'CKV_AWS_59',
    on: ['AWS::ApiGateway::Method'],
    reason:
      'Functions check sessions and roles by the contract of each route, and the secret of the CDN; tests/api/access.test.ts tries all routes. The page for missing programs is public.',
  },
  {
    rule: 'CKV_AWS_120',
    on: ['AWS::ApiGateway::Stage'],
    reason: 'The CDN caches what is public, and staff must see what they have just changed.',
  },
  {
    rule: 'CKV_AWS_73',
    on: ['AWS::ApiGateway::Stage'],
    reason: "The gateway's traces have callers' addresses and real paths; functions are traced by themselves.",
  },
  {
    rule: 'CKV_AWS_76',
    on: [missingPage],
    reason: "A log would hold the paths that visitors try; its function's errors are logged.",
  },
  {
    rule: 'CKV_AWS_86',
    on: ['AWS::CloudFront::Distribution.Cdn'],
    reason: "A log would hold visitors' addresses and what they look up. Metrics and the API's own log say enough.",
  },
  {
    rule: 'CKV_AWS_192',
    on: ['AWS::WAFv2::WebACL.Firewall'],
    stage: 'dev',
    reason:
      'In dev without a rate limit, where it only counts attempts to sign in. No function runs Java, and each group costs a dollar a month.',
  },
  {
    rule: 'CKV_AWS_174',
    on: ['AWS::CloudFront::Distribution.Cdn'],
    stage: 'dev',
    reason: "In dev, where CloudFront's own name serves with CloudFront's TLS policy; a certificate brings TLS 1.2.",
  },
];
