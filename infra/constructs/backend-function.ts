import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Uses } from '#contracts/resources';
import { acknowledge } from './cdk-nag.ts';
import { grantUses, type Resources } from './grants.ts';
import { logRetention, removalPolicy, type Stage } from './stage.ts';

/** What all functions of one stack share. */
export interface Backend {
  stage: Stage;
  /** Holds `<operation>/index.mjs` for every route and consumer. */
  functionsFolder: string;
  resources: Resources;
}

export interface BackendFunctionProps extends Partial<lambda.FunctionProps> {
  /** What its contract says it may touch. */
  uses: Uses;
}

/** The Lambda of one route or consumer; the construct's id is the operation's name, which the built code lies under. */
export class BackendFunction extends lambda.Function {
  constructor(scope: Construct, operation: string, backend: Backend, { uses, ...props }: BackendFunctionProps) {
    const { stage, functionsFolder, resources } = backend;
    const logGroup = new LogGroup(scope, `${operation}Logs`, {
      retention: logRetention[stage],
      removalPolicy: removalPolicy[stage],
    });
    const defaults: lambda.FunctionProps = {
      runtime: lambda.Runtime.NODEJS_24_X,
      // The bundles are plain JavaScript, so the cheaper architecture serves everywhere, emulators included.
      architecture: lambda.Architecture.ARM_64,
      code: lambda.Code.fromAsset(join(functionsFolder, operation)),
      handler: 'index.handler',
      memorySize: 512,
      timeout: Duration.seconds(10),
      tracing: lambda.Tracing.ACTIVE,
      logGroup,
      // Lambda's own lines become JSON too; Powertools writes straight to stdout, and Lambda leaves JSON lines as they are.
      loggingFormat: lambda.LoggingFormat.JSON,
      // Without a role of ours CDK adds a managed policy that may write to any log group of the account.
      role: new Role(scope, `${operation}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') }),
    };
    super(scope, operation, { ...defaults, ...props });
    logGroup.grants.write(this);
    this.addEnvironment('POWERTOOLS_SERVICE_NAME', 'rihla');
    // Who reads or writes sessions also reads or writes their cookie.
    if (uses.Sessions) this.addEnvironment('COOKIE_SECURITY', 'secure');
    // Who counts callers' attempts needs their address, which the CDN in front of the API adds to `X-Forwarded-For`.
    if (uses.Throttles) this.addEnvironment('TRUSTED_PROXIES', '1');
    grantUses(this, uses, resources);
    acknowledge(this.role ?? this, { 'IAM5[Resource::*]': 'X-Ray takes no resource: the two calls that send traces.' });
  }
}
