import { Function as CdnFunction, FunctionCode, FunctionEventType, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { viewerFunction } from './viewer/build.ts';

/** The CloudFront functions, by the requests they handle. */
export class ViewerFunctions extends Construct {
  readonly pages = [
    this.associate('page-request', FunctionEventType.VIEWER_REQUEST),
    this.associate('page-response', FunctionEventType.VIEWER_RESPONSE),
  ];
  readonly api = [this.associate('api-request', FunctionEventType.VIEWER_REQUEST)];

  private associate(name: Parameters<typeof viewerFunction>[0], eventType: FunctionEventType) {
    const code = FunctionCode.fromInline(viewerFunction(name));
    return { eventType, function: new CdnFunction(this, name, { code, runtime: FunctionRuntime.JS_2_0 }) };
  }
}
