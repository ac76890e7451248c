import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

export interface BudgetProps {
  /** Monthly limit of the account's cost, in US dollars. */
  monthlyLimit: number;
  /** Recipient of the mails. */
  email: string;
}

/** Mails at 80 % of the limit, and when the forecast exceeds it. */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, { monthlyLimit, email }: BudgetProps) {
    super(scope, id);
    const subscribers = [{ subscriptionType: 'EMAIL', address: email }];
    const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers,
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: Stack.of(this).stackName,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyLimit, unit: 'USD' },
      },
      notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
    });
  }
}
