import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Firewall } from '../constructs/website/firewall.ts';
import type { Settings } from './settings.ts';

export type EdgeStackProps = StackProps & Pick<Settings, 'stage' | 'rateLimit'>;

/** The CDN's firewall, which must be in us-east-1. Without one it is empty, and the CDK skips it. */
export class EdgeStack extends Stack {
  readonly webAclArn: string | undefined;

  constructor(scope: Construct, id: string, { stage, rateLimit, ...props }: EdgeStackProps) {
    super(scope, id, { terminationProtection: stage === 'production', ...props });
    this.webAclArn = rateLimit === undefined ? undefined : new Firewall(this, 'Firewall', { rateLimit }).arn;
  }
}
