import { ArnFormat, Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { apiFunctions } from '#contracts/api/deployed-functions';
import type { Route } from '#contracts/api/route';
import { originSecret } from '#contracts/platform/resources';
import { sizeOf } from './api-function-size.ts';
import { type Backend, BackendFunction, newLogGroup } from './backend-function.ts';
import type { Stage } from './stage.ts';

export interface ApiFunctionsProps {
  backend: Backend;
  routes: readonly Route[];
  /** True once the CDN sends its secret. */
  requiresSecret: boolean;
}

/** The functions of the API's routes, which share one log. */
export class ApiFunctions extends Construct {
  constructor(scope: Construct, id: string, { backend, routes, requiresSecret }: ApiFunctionsProps) {
    super(scope, id);
    const { stage } = backend;
    const logGroup = newLogGroup(this, 'Log', stage);
    for (const deployed of apiFunctions(routes)) {
      const fn = new BackendFunction(this, deployed.id, backend, {
        uses: deployed.uses,
        functionName: nameOf(stage, deployed.id),
        logGroup,
        ...sizeOf(deployed, stage),
      });
      if (requiresSecret) fn.addEnvironment(originSecret.variable, 'required');
    }
  }
}

/**
 * The ARN of one of the API's functions, for the gateway's stack. A reference would be an export, which CloudFormation
 * refuses to delete with its function while the gateway still imports it: no route could ever be removed.
 */
export const apiFunctionArn = (scope: Construct, stage: Stage, id: string): string =>
  Stack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: nameOf(stage, id),
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });

const nameOf = (stage: Stage, id: string) => `rihla-${stage}-${id}`;
