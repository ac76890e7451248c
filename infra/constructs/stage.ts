import { RemovalPolicy } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';

/** `production` keeps its data when its stacks are deleted; `dev` can be destroyed completely. */
export type Stage = 'dev' | 'production';

export const removalPolicy: Record<Stage, RemovalPolicy> = {
  dev: RemovalPolicy.DESTROY,
  production: RemovalPolicy.RETAIN,
};

export const logRetention: Record<Stage, RetentionDays> = {
  dev: RetentionDays.ONE_MONTH,
  production: RetentionDays.THREE_MONTHS,
};

/** The emulators' account, which is no real account. */
export const emulatorAccount = '000000000000';
