import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Route } from '#contracts/api/route';
import { pageOnDemand } from '#contracts/website/page-on-demand';
import { ApiFunctions } from '../constructs/api-functions.ts';
import { BackendFunction } from '../constructs/backend-function.ts';
import { pagesAtOnce } from '../constructs/website/missing-page.ts';
import { type BackendProps, backendOf } from './backend.ts';
import { holdOn } from './data.ts';

export type FunctionsStackProps = StackProps &
  BackendProps & {
    hasWebsite: boolean;
    routes: readonly Route[];
  };

/** The functions that answer a visitor's request: the API's, and the one that makes pages on demand. */
export class FunctionsStack extends Stack {
  /** Makes files on demand that are not in the bucket; called by the CDN. */
  readonly pageOnDemand: BackendFunction;

  constructor(scope: Construct, id: string, { hasWebsite, originSecret, routes, ...props }: FunctionsStackProps) {
    super(scope, id, { terminationProtection: props.stage === 'production', env: props.env });
    holdOn(this);
    const backend = backendOf({ ...props, originSecret });
    new ApiFunctions(this, 'Api', { backend, routes, requiresSecret: hasWebsite && originSecret === 'required' });
    this.pageOnDemand = new BackendFunction(this, pageOnDemand.id, backend, {
      uses: pageOnDemand.uses,
      // Lambda's processor share grows with the memory, and a visitor is waiting for the page.
      memorySize: 1024,
      timeout: Duration.seconds(20),
      // Its own share: a flood of pages leaves the API's functions alone, and they leave these to readers. Large enough for
      // all calls that come through, or what strangers invent would keep readers out. In dev, an account may have too few.
      ...(props.stage === 'production' && { reservedConcurrentExecutions: pagesAtOnce }),
    });
  }
}
