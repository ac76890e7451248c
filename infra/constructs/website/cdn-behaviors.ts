import { Duration, type SecretValue, Stack } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, type HttpOriginProps, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { queryParameters } from '#contracts/api/query-parameters';
import { routes } from '#contracts/api/routes';
import { originSecret } from '#contracts/platform/resources';
import { octoPath } from '#contracts/website/octo';
import { paths } from '#contracts/website/paths';
import type { HeaderPolicies } from './header-policies.ts';
import type { MissingPage } from './missing-page.ts';
import type { ViewerFunctions } from './viewer-functions.ts';

const { CacheHeaderBehavior, CachePolicy, CacheQueryStringBehavior, OriginRequestPolicy, ViewerProtocolPolicy } =
  cloudfront;

export interface BehaviorParts {
  scope: Construct;
  /** Prefixes the ids of what is made here. */
  id: string;
  functions: ViewerFunctions;
  headers: HeaderPolicies;
}

const shared = { viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true };

interface PageOrigins {
  site: IBucket;
  /** Makes what is no file. */
  missing: MissingPage;
  octo: boolean;
}

/** Pages from the site's files, else on demand, and assets. */
export function pageBehaviors({ scope, id, functions, headers }: BehaviorParts, { site, missing, octo }: PageOrigins) {
  const files = S3BucketOrigin.withOriginAccessControl(site);
  const page = {
    ...shared,
    origin: new OriginGroup({
      primaryOrigin: files,
      fallbackOrigin: apiOrigin(scope, missing.restApiId, { originPath: missing.originPath }),
      fallbackStatusCodes: [404],
    }),
    responseHeadersPolicy: headers.pages,
    cachePolicy: pageCaching(scope, `${id}PageCaching`),
    functionAssociations: functions.pages,
  };
  return {
    defaultBehavior: page,
    additionalBehaviors: {
      // The files have no content: their scripts ask with the secret of the reader's link.
      [`${paths.request}*`]: { ...page, responseHeadersPolicy: headers.privatePages },
      [`${paths.testimonial}*`]: { ...page, responseHeadersPolicy: headers.privatePages },
      [`${paths.quote}*`]: { ...page, responseHeadersPolicy: headers.privatePages },
      // Without the setting, unknown addresses like any other.
      ...(octo && { [`${octoPath}*`]: { ...page, responseHeadersPolicy: headers.octo } }),
      '/assets/*': {
        ...shared,
        origin: files,
        responseHeadersPolicy: headers.pages,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      },
    },
  };
}

export const photoBehavior = ({ headers }: BehaviorParts, photos: IBucket) => ({
  ...shared,
  origin: S3BucketOrigin.withOriginAccessControl(photos),
  cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  responseHeadersPolicy: headers.photos,
});

interface ApiOfSite {
  /** Its stage is named like the path that it serves: `api`. */
  restApiId: string;
  /** The secret by which the API recognises the CDN. */
  secret: SecretValue;
}

export function apiBehaviors({ scope, id, functions, headers }: BehaviorParts, { restApiId, secret }: ApiOfSite) {
  const call = {
    ...shared,
    origin: apiOrigin(scope, restApiId, { customHeaders: { [originSecret.header]: secret.unsafeUnwrap() } }),
    allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
    // API Gateway finds the API by its own host.
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: headers.api,
    functionAssociations: functions.api,
    cachePolicy: CachePolicy.CACHING_DISABLED,
  };
  return {
    // Replies to staff have one address for all of them, and callers who ask at the same time would share a reply.
    ...Object.fromEntries(['current', 'drafts', 'waiting', '*/*'].map((of) => [`/api/programs/${of}`, call])),
    '/api/programs*': { ...call, cachePolicy: apiCaching(scope, `${id}ApiCaching`) },
    '/api/*': call,
  };
}

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
