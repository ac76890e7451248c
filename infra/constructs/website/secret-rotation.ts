import { Arn, ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { originSecret } from '#contracts/platform/resources';
import { rotateOriginSecret, rotationVariables } from '#contracts/platform/rotate-origin-secret';
import { stage as apiStage } from '../../common/api-stage.ts';
import { type Backend, BackendFunction } from '../backend-function.ts';
import { acknowledge } from '../cdk-nag.ts';
import { delivery } from '../event-consumers.ts';

export interface SecretRotationProps {
  backend: Backend;
  distributionId: string;
  restApiId: string;
}

/** Replaces the secret between CDN and API on the first of each month, at five in the morning in Riyadh. */
export class SecretRotation extends Construct {
  readonly rotating: LambdaFunction;
  readonly rule: Rule;

  constructor(scope: Construct, id: string, { backend, distributionId, restApiId }: SecretRotationProps) {
    super(scope, id);
    const fn = new BackendFunction(this, rotateOriginSecret.id, backend, {
      uses: rotateOriginSecret.uses,
      // The CDN takes about five minutes to change everywhere.
      timeout: Duration.minutes(15),
      retryAttempts: 2,
      environment: {
        [rotationVariables.distribution]: distributionId,
        [rotationVariables.restApi]: restApiId,
        [rotationVariables.apiStage]: apiStage,
      },
    });
    this.rotating = fn;
    const stack = Stack.of(this);
    // Secrets Manager adds a hyphen and six characters to a name.
    const secret = Arn.format(
      {
        service: 'secretsmanager',
        resource: 'secret',
        resourceName: `${originSecret.of(backend.stage)}-??????`,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      },
      stack,
    );
    const distribution = { service: 'cloudfront', region: '', resource: 'distribution', resourceName: distributionId };
    const gatewayStage = `/restapis/${restApiId}/stages/${apiStage}`;
    const api = Arn.format(
      { service: 'apigateway', account: '', resource: gatewayStage, arnFormat: ArnFormat.NO_RESOURCE_NAME },
      stack,
    );
    const allowed: [string[], string][] = [
      [['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'], secret],
      [['apigateway:PATCH'], api],
      [
        ['GetDistribution', 'GetDistributionConfig', 'UpdateDistribution'].map((one) => `cloudfront:${one}`),
        Arn.format(distribution, stack),
      ],
    ];
    for (const [actions, resource] of allowed)
      fn.addToRolePolicy(new PolicyStatement({ actions, resources: [resource] }));
    acknowledge(fn.role ?? fn, { IAM5: 'The characters that Secrets Manager adds to the name of the one secret.' });
    // Without its construct: the queue's own policy, in the data's stack, lets this rule send.
    const deadLetterQueue = Queue.fromQueueArn(this, 'Undelivered', backend.resources.deadLetters.queueArn);
    this.rule = new Rule(this, 'Monthly', {
      schedule: Schedule.cron({ minute: '0', hour: '2', day: '1' }),
      targets: [new LambdaTarget(fn, { deadLetterQueue, ...delivery })],
    });
  }
}
