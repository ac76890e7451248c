import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

export interface FirewallProps {
  /** Calls per address in five minutes. */
  rateLimit: number;
}

/** Answers 429 to an address that exceeds the limit. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { rateLimit }: FirewallProps) {
    super(scope, id);
    const visible = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      sampledRequestsEnabled: false,
      metricName,
    });
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('Website'),
      rules: [
        {
          name: 'RatePerAddress',
          priority: 0,
          statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: rateLimit } },
          action: { block: { customResponse: { responseCode: 429 } } },
          visibilityConfig: visible('RatePerAddress'),
        },
      ],
    });
    this.arn = acl.attrArn;
  }
}
