import { Stack, type StackProps } from 'aws-cdk-lib';
import type { CfnBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { Firewall } from '../constructs/website/firewall.ts';
import { LogBucket } from '../constructs/website/log-bucket.ts';
import type { Settings } from './settings.ts';

export type EdgeStackProps = StackProps & Pick<Settings, 'stage' | 'rateLimit'>;

/**
 * The CDN's resources that must be in us-east-1: its firewall, and its log bucket, since logs are not delivered to the
 * regions of the Middle East.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logging-legacy-s3.html
 */
export class EdgeStack extends Stack {
  /** A plain reference, since a bucket's name crosses regions only if it is a physical name. */
  readonly logBucketName: string;
  readonly webAclArn: string | undefined;

  constructor(scope: Construct, id: string, { stage, rateLimit, ...props }: EdgeStackProps) {
    super(scope, id, { terminationProtection: stage === 'production', ...props });
    this.logBucketName = (new LogBucket(this, 'Logs', { stage }).node.defaultChild as CfnBucket).ref;
    this.webAclArn = rateLimit === undefined ? undefined : new Firewall(this, 'Firewall', { rateLimit }).arn;
  }
}
