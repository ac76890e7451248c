import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { stageVariable } from '#contracts/platform/metrics';
import type { Uses } from '#contracts/platform/resources';
import { acknowledge } from './cdk-nag.ts';
import { FunctionRole } from './function-role.ts';
import { grantUses, type Resources } from './grants.ts';
import { logRetention, removalPolicy, type Stage } from './stage.ts';

/** Settings that all functions of a stack share. */
export interface Backend {
  stage: Stage;
  /** Holds `<operation>/index.mjs` for every route and consumer. */
  functionsFolder: string;
  resources: Resources;
}

export interface BackendFunctionProps extends Partial<lambda.FunctionProps> {
  /** The resources that its contract uses. */
  uses: Uses;
  /** Its log, by default a group of its own. */
  logGroup?: LogGroup;
}

/**
 * The Lambda function of one route or consumer. The construct's id is the operation's name and the folder of its code.
 */
export class BackendFunction extends lambda.Function {
  constructor(scope: Construct, operation: string, backend: Backend, { uses, ...props }: BackendFunctionProps) {
    const { stage, functionsFolder, resources } = backend;
    const logGroup = props.logGroup ?? newLogGroup(scope, `${operation}Logs`, stage);
    const defaults: lambda.FunctionProps = {
      runtime: lambda.Runtime.NODEJS_24_X,
      // The bundles are plain JavaScript, so the cheaper architecture works everywhere, emulators included.
      architecture: lambda.Architecture.ARM_64,
      code: lambda.Code.fromAsset(join(functionsFolder, operation)),
      handler: 'index.handler',
      memorySize: 512,
      timeout: Duration.seconds(10),
      tracing: lambda.Tracing.ACTIVE,
      logGroup,
      // Makes Lambda's own lines JSON too; Lambda leaves those of Powertools unchanged.
      loggingFormat: lambda.LoggingFormat.JSON,
      // By default CDK adds a managed policy that allows writing to every log group of the account.
      role: new FunctionRole(scope, `${operation}Role`),
    };
    super(scope, operation, { ...defaults, ...props });
    logGroup.grants.write(this);
    this.addEnvironment('POWERTOOLS_SERVICE_NAME', 'rihla');
    this.addEnvironment(stageVariable, stage);
    // Functions with sessions or devices read or write their cookies.
    if (uses.Sessions || uses.Devices) this.addEnvironment('COOKIE_SECURITY', 'secure');
    // Functions that throttle or refuse need the caller's address, which the CDN adds to `X-Forwarded-For`.
    if (uses.Throttles || uses.Sessions) this.addEnvironment('TRUSTED_PROXIES', '1');
    grantUses(this, uses, resources);
    acknowledge(this.role ?? this, { 'IAM5[Resource::*]': 'X-Ray takes no resource: the two calls that send traces.' });
  }
}

/** A log group with the stage's retention. */
export const newLogGroup = (scope: Construct, id: string, stage: Stage): LogGroup =>
  new LogGroup(scope, id, { retention: logRetention[stage], removalPolicy: removalPolicy[stage] });
