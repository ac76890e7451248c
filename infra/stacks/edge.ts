import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Firewall } from '../constructs/website/firewall.ts';
import type { Settings } from './settings.ts';

export type EdgeStackProps = StackProps & Pick<Settings, 'stage' | 'rateLimit'>;

/** The CDN's firewall, which must be in us-east-1. */
export class EdgeStack extends Stack {
  readonly firewall: Firewall;

  constructor(scope: Construct, id: string, { stage, rateLimit, ...props }: EdgeStackProps) {
    super(scope, id, { terminationProtection: stage === 'production', ...props });
    this.firewall = new Firewall(this, 'Firewall', { stage, rateLimit });
  }
}
