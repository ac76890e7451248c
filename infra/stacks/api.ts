import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Route } from '#contracts/api/route';
import { acceptedOriginSecrets } from '../constructs/origin-secret.ts';
import { BackendApi } from '../constructs/rest-api.ts';
import type { Stage } from '../constructs/stage.ts';
import type { FunctionsStack } from './functions.ts';

export interface ApiStackProps extends StackProps {
  stage: Stage;
  hasWebsite: boolean;
  routes: readonly Route[];
  functions: FunctionsStack;
}

/** The gateway of the API, with a method for each route, in front of the functions' stack. */
export class ApiStack extends Stack {
  readonly api: BackendApi;

  constructor(scope: Construct, id: string, { stage, hasWebsite, routes, functions, ...props }: ApiStackProps) {
    super(scope, id, { terminationProtection: stage === 'production', ...props });
    this.addStackDependency(functions, 'Methods name the functions that they call.');
    this.api = new BackendApi(this, 'Api', {
      stage,
      routes,
      acceptedSecrets: hasWebsite ? acceptedOriginSecrets(stage) : undefined,
    });
    new CfnOutput(this, 'RestApiId', { value: this.api.restApiId });
    new CfnOutput(this, 'ApiUrl', { value: this.api.url });
  }
}
