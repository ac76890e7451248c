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
  /** Receives a mail for each alarm and about costs. */
  email?: string | undefined;
  /** In US dollars. */
  monthlyBudget?: number | undefined;
}

/**
 * Watches the CDN, its firewall and the account's costs. Their metrics and budgets are only in us-east-1, whatever the
 * region of the other stacks. Deployed after the website, since it refers to the distribution. The alarm on the CDN's
 * errors exists in every stage; those on the firewall and the budget depend on the settings.
 */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, props: WatchStackProps) {
    const { stage, website, firewall, email, monthlyBudget, ...rest } = props;
    super(scope, id, { terminationProtection: stage === 'production', ...rest });
    new CdnAlarms(this, 'Alarms', { distributionId: website.distributionId, firewall, email });
    if (email && monthlyBudget) new Budget(this, 'Budget', { monthlyLimit: monthlyBudget, email });
  }
}
