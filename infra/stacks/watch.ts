import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Budget } from '../constructs/budget.ts';
import type { Stage } from '../constructs/stage.ts';
import { CdnAlarms } from '../constructs/website/cdn-alarms.ts';
import type { Firewall } from '../constructs/website/firewall.ts';
import type { WebsiteStack } from './website.ts';

export interface WatchStackProps extends StackProps {
  stage: Stage;
  website: WebsiteStack;
  /** Absent without a firewall. */
  firewall?: Firewall | undefined;
  /** Gets a mail for each alarm and about costs. */
  email?: string | undefined;
  /** In US dollars. */
  monthlyBudget?: number | undefined;
}

/**
 * Watches the CDN, its firewall and the account's costs, whose metrics and budgets are in us-east-1 only, whatever the
 * other stacks' region. It comes after the website, whose distribution it names, and has at least that alarm.
 */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, props: WatchStackProps) {
    const { stage, website, firewall, email, monthlyBudget, ...rest } = props;
    super(scope, id, { terminationProtection: stage === 'production', ...rest });
    new CdnAlarms(this, 'Alarms', { distributionId: website.distributionId, firewall, email });
    if (email && monthlyBudget) new Budget(this, 'Budget', { monthlyLimit: monthlyBudget, email });
  }
}
