import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Route } from '#contracts/api/route';
import { pageOnDemand } from '#contracts/website/page-on-demand';
import { BackendFunction } from '../constructs/backend-function.ts';
import { acceptedOriginSecrets } from '../constructs/origin-secret.ts';
import { BackendApi } from '../constructs/rest-api.ts';
import { pagesAtOnce } from '../constructs/website/missing-page.ts';
import { type BackendProps, backendOf } from './backend.ts';
import { holdOn } from './data.ts';

export type ApiStackProps = StackProps &
  BackendProps & {
    hasWebsite: boolean;
    routes: readonly Route[];
  };

/** The API with its functions, and the function that makes pages on demand: all that answers a visitor's request. */
export class ApiStack extends Stack {
  readonly api: BackendApi;
  /** Makes files on demand that are not in the bucket; called by the CDN. */
  readonly pageOnDemand: BackendFunction;

  constructor(scope: Construct, id: string, { hasWebsite, originSecret, routes, ...props }: ApiStackProps) {
    super(scope, id, { terminationProtection: props.stage === 'production', env: props.env });
    holdOn(this);
    const backend = backendOf({ ...props, originSecret });
    this.pageOnDemand = new BackendFunction(this, pageOnDemand.id, backend, {
      uses: pageOnDemand.uses,
      // Lambda's processor share grows with the memory, and a visitor is waiting for the page.
      memorySize: 1024,
      timeout: Duration.seconds(20),
      // Its own share: a flood of pages leaves the API's functions alone, and they leave these to readers. Large enough for
      // all calls that come through, or what strangers invent would keep readers out. In dev, an account may have too few.
      ...(props.stage === 'production' && { reservedConcurrentExecutions: pagesAtOnce }),
    });
    this.api = new BackendApi(this, 'Api', {
      backend,
      routes,
      acceptedSecrets: hasWebsite ? acceptedOriginSecrets(props.stage) : undefined,
      requiresSecret: originSecret === 'required',
    });
    new CfnOutput(this, 'RestApiId', { value: this.api.restApiId });
    new CfnOutput(this, 'ApiUrl', { value: this.api.url });
  }
}
