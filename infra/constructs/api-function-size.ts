import { Duration } from 'aws-cdk-lib';
import type { DeployedFunction } from '#contracts/api/deployed-functions';
import type { Route } from '#contracts/api/route';
import type { BackendFunctionProps } from './backend-function.ts';
import type { Stage } from './stage.ts';

/**
 * How many passwords of strangers one function may hash at once in production. A flood of sign-ins then leaves the
 * account's other executions alone. Elsewhere there is no limit: new accounts have too few executions to reserve any.
 */
export const passwordsAtOnce = 10;

/** The memory, time and share of executions of one of the API's functions, by what its routes use. */
export function sizeOf({ operations, uses }: DeployedFunction<Route>, stage: Stage): Partial<BackendFunctionProps> {
  const isLong = uses.photos?.includes('PutUpload') || uses.deadLetters;
  const isPublic = operations.some(({ access }) => access === 'public');
  return {
    // One scrypt hash (N=2^17, r=8) takes 128 MiB. More memory brings more CPU and a shorter run.
    ...((isLong || uses.passwordCost) && { memorySize: 1024 }),
    // API Gateway times out after 29 seconds.
    ...(isLong && { timeout: Duration.seconds(29) }),
    ...(uses.passwordCost && isPublic && stage === 'production' && { reservedConcurrentExecutions: passwordsAtOnce }),
  };
}
