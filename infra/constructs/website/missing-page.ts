import { Duration } from 'aws-cdk-lib';
import { EndpointType, LambdaRestApi, MethodLoggingLevel } from 'aws-cdk-lib/aws-apigateway';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { languages } from '#contracts/website/language';
import { missingProgram, pageKey } from '#contracts/website/pages';
import { acknowledge } from '../cdk-nag.ts';
import { logRetention, removalPolicy, type Stage } from '../stage.ts';

export interface MissingPageProps {
  stage: Stage;
  /** The bucket with the page for missing programs. */
  site: IBucket;
}

/**
 * Answers for the CDN when the bucket has no file: the page of a missing program becomes the page for missing programs
 * in the same language. The CDN's own error pages know no languages and would replace the API's replies too.
 */
export class MissingPage extends Construct {
  readonly restApiId: string;
  /** Path prefix of the API's stage. */
  readonly originPath: string;

  constructor(scope: Construct, id: string, { stage, site }: MissingPageProps) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: logRetention[stage],
      removalPolicy: removalPolicy[stage],
    });
    const fn = new lambda.Function(this, 'Function', {
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      code: lambda.Code.fromInline(missingPageCode()),
      handler: 'index.handler',
      memorySize: 256,
      timeout: Duration.seconds(5),
      logGroup,
      loggingFormat: lambda.LoggingFormat.JSON,
      environment: { SITE_BUCKET: site.bucketName },
      role: new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') }),
    });
    logGroup.grants.write(fn);
    const pages = languages.map((language) => site.arnForObjects(pageKey(missingProgram.name, language)));
    fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:GetObject'], resources: pages }));
    // A function URL would do, but is not available in every region.
    const api = new LambdaRestApi(this, 'Api', {
      handler: fn,
      integrationOptions: { allowTestInvoke: false },
      cloudWatchRole: false,
      endpointTypes: [EndpointType.REGIONAL],
      deployOptions: {
        stageName: 'missing',
        throttlingRateLimit: 50,
        throttlingBurstLimit: 100,
        loggingLevel: MethodLoggingLevel.OFF,
        dataTraceEnabled: false,
      },
    });
    const open = 'Two public pages, one for each language, are all that it reads and answers.';
    const unlogged = "A log would hold the paths that visitors try; its function's errors are logged.";
    acknowledge(api, {
      APIG1: unlogged,
      APIG2: 'Of a call it uses the path only, which a pattern checks.',
      APIG3: `${open} The stage's throttle bounds its costs.`,
      APIG4: open,
      APIG6: unlogged,
      COG4: open,
    });
    this.restApiId = api.restApiId;
    this.originPath = `/${api.deploymentStage.stageName}`;
  }
}

/** CommonJS, using the SDK that Lambda includes. */
export const missingPageCode = () => `
const { GetObjectCommand, S3Client } = require('@aws-sdk/client-s3');
const client = new S3Client({});
const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
exports.handler = async ({ path }) => {
  const [, language] = /^\\/(ar|en)\\/program\\//.exec(path) || [];
  if (!language) return { statusCode: 404, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }, body: 'Not found\\n' };
  const Key = language + '/${missingProgram.name}.html';
  const { Body } = await client.send(new GetObjectCommand({ Bucket: process.env.SITE_BUCKET, Key }));
  const body = await Body.transformToString();
  return { statusCode: 404, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': language }, body };
};
`;
