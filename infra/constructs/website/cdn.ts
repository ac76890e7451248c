import { Duration, type SecretValue, Stack } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { contentSecurityPolicy } from '#contracts/website/headers';
import { bootScript } from '../../bundle/website/boot-script.ts';
import { scriptHash } from '../../common/website/script-hash.ts';
import { acknowledge } from '../cdk-nag.ts';
import { apiBehaviors, type BehaviorParts, pageBehaviors, photoBehavior } from './cdn-behaviors.ts';
import { HeaderPolicies } from './header-policies.ts';
import { MissingPage } from './missing-page.ts';
import { ViewerFunctions } from './viewer-functions.ts';

export interface CdnProps extends Partial<cloudfront.DistributionProps> {
  /** The ARN of the function that makes pages on demand. */
  pageOnDemandArn: string;
  site: IBucket;
  photos: IBucket;
  /** The API's id. Its stage is named like the path that it serves: `api`. */
  restApiId: string;
  /** The secret by which the API recognises the CDN. */
  secret: SecretValue;
  /** True if pages may load Cloudflare's check. */
  turnstile: boolean;
  /** True if partners' systems may read the programs. */
  octo: boolean;
  domainName?: string | undefined;
  certificate?: ICertificate | undefined;
}

/** The CDN: site, photos and API at one origin, with the rules of the embedded server. */
export class Cdn extends cloudfront.Distribution {
  constructor(scope: Construct, id: string, props: CdnProps) {
    const { pageOnDemandArn, site, photos, restApiId, secret, turnstile, octo, domainName, certificate, ...overrides } =
      props;
    const functions = new ViewerFunctions(scope, `${id}Functions`, { octo });
    const headers = new HeaderPolicies(scope, `${id}Headers`, {
      contentSecurityPolicy: contentSecurityPolicy({
        bootScriptHash: scriptHash(bootScript),
        connect: [`https://${photos.bucketRegionalDomainName}`],
        turnstile,
      }),
    });
    const missing = new MissingPage(scope, `${id}MissingPage`, { functionArn: pageOnDemandArn });
    const parts: BehaviorParts = { scope, id, functions, headers };
    const { defaultBehavior, ...pages } = pageBehaviors(parts, { site, missing, octo });

    super(scope, id, {
      comment: Stack.of(scope).stackName,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      // The cheapest class with locations in the Middle East.
      priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
      // CloudFront sets the TLS policy of its own domain name.
      ...(certificate &&
        domainName && {
          certificate,
          domainNames: [domainName],
          minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
      defaultBehavior,
      additionalBehaviors: {
        ...pages.additionalBehaviors,
        '/photos/*': photoBehavior(parts, photos),
        ...apiBehaviors(parts, { restApiId, secret }),
      },
      errorResponses: answersNotKept,
      ...overrides,
    });
    acknowledge(this, {
      CFR1: 'Travellers look things up from wherever they are.',
      CFR3: "A log would hold visitors' addresses and what they look up. Metrics and the API's own log say enough.",
      ...(!certificate && { CFR4: "CloudFront's own name has CloudFront's TLS policy. A domain gets TLS 1.2." }),
    });
  }
}

/**
 * Statuses that CloudFront would cache for ten seconds: a program published in that time would still be missing, and an
 * API that has recovered would still fail. Replies of the origins are unaffected.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html
 */
const answersNotKept = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));
