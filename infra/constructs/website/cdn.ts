import { Duration, type SecretValue, Stack } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, type HttpOriginProps, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { queryParameters } from '#contracts/api/query-parameters';
import { routes } from '#contracts/api/routes';
import { originSecret } from '#contracts/platform/resources';
import { contentSecurityPolicy } from '#contracts/website/headers';
import { octoPath } from '#contracts/website/octo';
import { paths } from '#contracts/website/paths';
import { bootScript } from '../../bundle/website/boot-script.ts';
import { scriptHash } from '../../common/website/script-hash.ts';
import { acknowledge } from '../cdk-nag.ts';
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

const { CacheHeaderBehavior, CachePolicy, CacheQueryStringBehavior, OriginRequestPolicy, ViewerProtocolPolicy } =
  cloudfront;

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
    const files = S3BucketOrigin.withOriginAccessControl(site);
    const api = apiOrigin(scope, restApiId, { customHeaders: { [originSecret.header]: secret.unsafeUnwrap() } });
    const pages = new OriginGroup({
      primaryOrigin: files,
      fallbackOrigin: apiOrigin(scope, missing.restApiId, { originPath: missing.originPath }),
      fallbackStatusCodes: [404],
    });
    const shared = { viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true };
    const toApi = {
      ...shared,
      origin: api,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      // API Gateway finds the API by its own host.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headers.api,
      functionAssociations: functions.api,
    };
    const pagesCached = pageCaching(scope, `${id}PageCaching`);
    const forPages = { ...shared, responseHeadersPolicy: headers.pages };

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
      defaultBehavior: {
        ...forPages,
        origin: pages,
        cachePolicy: pagesCached,
        functionAssociations: functions.pages,
      },
      additionalBehaviors: {
        // The file has no content: its scripts read the request with the secret of the reader's link.
        [`${paths.request}*`]: {
          ...forPages,
          responseHeadersPolicy: headers.privatePages,
          origin: pages,
          cachePolicy: pagesCached,
          functionAssociations: functions.pages,
        },
        // Without the setting, unknown addresses like any other.
        ...(octo && {
          [`${octoPath}*`]: {
            ...forPages,
            responseHeadersPolicy: headers.octo,
            origin: pages,
            cachePolicy: pagesCached,
            functionAssociations: functions.pages,
          },
        }),
        '/assets/*': { ...forPages, origin: files, cachePolicy: CachePolicy.CACHING_OPTIMIZED },
        '/photos/*': {
          ...shared,
          origin: S3BucketOrigin.withOriginAccessControl(photos),
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: headers.photos,
        },
        // What staff read has one address for all of them, and callers who ask at the same time would share a reply.
        ...Object.fromEntries(
          ['current', 'drafts', 'waiting', '*/*'].map((of) => [
            `/api/programs/${of}`,
            { ...toApi, cachePolicy: CachePolicy.CACHING_DISABLED },
          ]),
        ),
        '/api/programs*': { ...toApi, cachePolicy: apiCaching(scope, `${id}ApiCaching`) },
        '/api/*': { ...toApi, cachePolicy: CachePolicy.CACHING_DISABLED },
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

/** The query parameters of the routes whose replies caches may keep. */
const cachedParameters = [...new Set(routes.filter(({ cacheable }) => cacheable).flatMap(queryParameters))];

const apiOrigin = (scope: Construct, restApiId: string, props: HttpOriginProps = {}) =>
  new HttpOrigin(`${restApiId}.execute-api.${Stack.of(scope).region}.${Stack.of(scope).urlSuffix}`, {
    originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
    // API Gateway waits this long for a function.
    readTimeout: Duration.seconds(30),
    ...props,
  });

/**
 * Browsers revalidate pages each time. The CDN keeps them for five minutes, and changed ones are invalidated at once.
 * The viewer function puts language and page into the path, so no header or query is part of the key.
 */
const pageCaching = (scope: Construct, id: string) =>
  new CachePolicy(scope, id, {
    minTtl: Duration.minutes(5),
    defaultTtl: Duration.minutes(5),
    maxTtl: Duration.days(1),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });

/** Caches as long as the API says: a minute for programs, never for what staff read or change. */
const apiCaching = (scope: Construct, id: string) =>
  new CachePolicy(scope, id, {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(5),
    // With other parameters, any call would be a cache miss.
    queryStringBehavior: CacheQueryStringBehavior.allowList(...cachedParameters),
    // Problems are in the reader's language, to which the viewer function shortens the header.
    headerBehavior: CacheHeaderBehavior.allowList('Accept-Language'),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
