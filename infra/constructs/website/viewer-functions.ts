import {
  Function as CdnFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { type ViewerSettings, viewerFunction } from './viewer/build.ts';

/** The CloudFront functions, by the requests they handle. */
export class ViewerFunctions extends Construct {
  readonly pages: FunctionAssociation[];
  readonly api: FunctionAssociation[];

  constructor(scope: Construct, id: string, stage: ViewerSettings) {
    super(scope, id);
    const associate = (name: Parameters<typeof viewerFunction>[0], eventType: FunctionEventType) => {
      const code = FunctionCode.fromInline(viewerFunction(name, stage));
      return { eventType, function: new CdnFunction(this, name, { code, runtime: FunctionRuntime.JS_2_0 }) };
    };
    this.pages = [
      associate('page-request', FunctionEventType.VIEWER_REQUEST),
      associate('page-response', FunctionEventType.VIEWER_RESPONSE),
    ];
    this.api = [associate('api-request', FunctionEventType.VIEWER_REQUEST)];
  }
}
