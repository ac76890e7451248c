import {
  EndpointType,
  LambdaIntegration,
  type MethodDeploymentOptions,
  MethodLoggingLevel,
  ResponseType,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { filteredLists, nearLists } from '#contracts/website/list-choices';
import { movedPrefix } from '#contracts/website/moved';
import { acknowledge } from '../cdk-nag.ts';

export interface MissingPageProps {
  /** The ARN of the function `pageOnDemand`. */
  functionArn: string;
}

/**
 * Calls a second: of the lists' pages that readers come to, of lists with further filters, of addresses at which the site has
 * no page, and of all other missing files together. Of the last three anybody can invent as many as he likes, so what they take must not be missed by readers.
 */
export const onDemandCalls = { near: 40, filtered: 20, moved: 10, other: 10 } as const;

/** How many pages are made at once if all shares are used up: each takes less than half a second. */
export const pagesAtOnce = Object.values(onDemandCalls).reduce<number>((sum, calls) => sum + calls, 0) / 2;

const methods = ['GET', 'HEAD'] as const;

/**
 * Serves files for the CDN that are not in the bucket: makes a part of the list of programs, or finds the page for
 * missing programs in the same language. CloudFront's own error pages support no languages and would replace the API's
 * replies too.
 */
export class MissingPage extends Construct {
  readonly restApiId: string;
  /** Path prefix of the API's stage. */
  readonly originPath: string;

  constructor(scope: Construct, id: string, { functionArn }: MissingPageProps) {
    super(scope, id);
    // Imported by its ARN: otherwise the function's own stack would get the call permission, and depend on this one.
    const handler = LambdaFunction.fromFunctionAttributes(this, 'Function', { functionArn, sameEnvironment: true });
    const shares = [
      { path: `${nearLists.prefix}/{proxy+}`, calls: onDemandCalls.near },
      { path: `${filteredLists.prefix}/{proxy+}`, calls: onDemandCalls.filtered },
      { path: `${movedPrefix}/{proxy+}`, calls: onDemandCalls.moved },
    ];
    // A function URL would suffice, but is not available in every region.
    const api = new RestApi(this, 'Api', {
      defaultIntegration: new LambdaIntegration(handler, { allowTestInvoke: false }),
      cloudWatchRole: false,
      endpointTypes: [EndpointType.REGIONAL],
      deployOptions: {
        stageName: 'missing',
        ...limited(onDemandCalls.other),
        methodOptions: Object.fromEntries(
          shares.flatMap(({ path, calls }) => methods.map((method) => [`${path}/${method}`, limited(calls)])),
        ),
      },
    });
    for (const path of [...shares.map((share) => share.path), '/{proxy+}']) {
      const resource = api.root.resourceForPath(path);
      for (const method of methods) resource.addMethod(method);
    }
    api.addGatewayResponse('Throttled', {
      type: ResponseType.THROTTLED,
      statusCode: '429',
      responseHeaders: {
        'Content-Type': "'text/html; charset=utf-8'",
        'Cache-Control': "'no-store'",
        'Retry-After': "'2'",
      },
      templates: { 'application/json': tooManyCalls },
    });
    const open = 'Pages and data of programs, which are public, are all that it reads and answers.';
    const unlogged = "A log would hold the paths that visitors try; its function's errors are logged.";
    acknowledge(api, {
      APIG1: unlogged,
      APIG2: 'Of a call it uses the path only, which a pattern checks.',
      APIG3: `${open} The stage's throttles bound its costs.`,
      APIG4: open,
      APIG6: unlogged,
      COG4: open,
    });
    this.restApiId = api.restApiId;
    this.originPath = `/${api.deploymentStage.stageName}`;
  }
}

/**
 * The page that a visitor sees in place of the gateway's JSON. The gateway knows no language, and no file of the site.
 */
const tooManyCalls = [
  '<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
  '<title>أعد المحاولة بعد لحظات · Please try again</title></head><body><main>',
  '<h1>أعد المحاولة بعد لحظات</h1><p>الطلبات على الموقع كثيرة الآن. <a href="/">العودة إلى الرئيسية</a></p>',
  '<div lang="en" dir="ltr"><h2>Please try again in a moment</h2>',
  '<p>The site is asked for very much right now. <a href="/">Return to Home</a></p></div></main></body></html>',
].join('');

const limited = (calls: number): MethodDeploymentOptions => ({
  throttlingRateLimit: calls,
  throttlingBurstLimit: calls * 2,
  loggingLevel: MethodLoggingLevel.OFF,
  dataTraceEnabled: false,
});
