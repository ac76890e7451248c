import { describe, expect, it } from 'vitest';
import { queryParameters } from '#contracts/api/query-parameters';
import { routes } from '#contracts/api/routes';
import { contentSecurityPolicy, privatePageHeaders, securityHeaders } from '#contracts/website/headers';
import { octoPath } from '#contracts/website/octo';
import { everything, production, synthesizeWebsite } from './synthesize.ts';

const { website: plain, backend, watch: plainWatch, findings } = synthesizeWebsite({}, { validate: true });
const { website: full, backend: fullBackend } = synthesizeWebsite({
  ...production,
  ...everything,
  turnstileSiteKey: '0x4AAA',
  turnstileSecret: '/rihla/production/turnstile',
});
const distribution = (website: typeof plain) =>
  website.single('AWS::CloudFront::Distribution')[1].Properties.DistributionConfig;
const config = distribution(plain);
const behaviours: Record<string, Record<string, unknown>> = Object.fromEntries(
  config.CacheBehaviors.map((behaviour: { PathPattern: string }) => [behaviour.PathPattern, behaviour]),
);
const all = [config.DefaultCacheBehavior, ...config.CacheBehaviors];

it("the website's template breaks none of CloudFormation's own rules", () => {
  expect(findings).toEqual([]);
});

describe('the CDN', () => {
  it('serves TLS 1.2 and HTTP/3, compressed, and redirects plain HTTP', () => {
    expect(config).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true, PriceClass: 'PriceClass_200' });
    expect(distribution(full).ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' });
    for (const behaviour of all) {
      expect(behaviour).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https', Compress: true });
    }
  });

  it('reads buckets by origin access control only', () => {
    const fromBuckets = config.Origins.filter((origin: object) => 'S3OriginConfig' in origin);
    expect(fromBuckets).toHaveLength(3);
    for (const { OriginAccessControlId, S3OriginConfig } of fromBuckets) {
      expect([OriginAccessControlId, S3OriginConfig]).toEqual([expect.anything(), { OriginAccessIdentity: '' }]);
    }
    for (const [, { Properties }] of plain.resources('AWS::CloudFront::OriginAccessControl')) {
      expect(Properties.OriginAccessControlConfig).toMatchObject({
        SigningBehavior: 'always',
        SigningProtocol: 'sigv4',
      });
    }
  });

  it('forwards every method of the API, with cookies, and caches only public replies', () => {
    for (const path of ['/api/programs*', '/api/*']) {
      expect(behaviours[path]?.AllowedMethods).toHaveLength(7);
      // AllViewerExceptHostHeader
      expect(behaviours[path]?.OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac');
    }
    const matches = (pattern: string, path: string) => RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path);
    for (const { id, path, cacheable } of routes.filter(({ method }) => method === 'GET')) {
      const address = `/api${path.replace(/\{\w+\}/g, '0')}`;
      const [, behaviour] = Object.entries(behaviours).find(([pattern]) => matches(pattern, address)) ?? [];
      // CachingDisabled
      const isDisabled = behaviour?.CachePolicyId === '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
      expect([id, isDisabled]).toEqual([id, !cacheable]);
    }
  });

  it('forwards only the query parameters of the contracts, so that no one can bypass the cache', () => {
    const policies = plain.resources('AWS::CloudFront::CachePolicy');
    for (const path of Object.keys(behaviours).filter((pattern) => pattern.startsWith('/api/'))) {
      const { CachePolicyId } = behaviours[path] as { CachePolicyId: { Ref?: string } };
      const [, policy] = policies.find(([id]) => id === CachePolicyId.Ref) ?? [];
      if (!policy) continue;
      const { QueryStringsConfig } = policy.Properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;
      expect(QueryStringsConfig.QueryStringBehavior).toBe('whitelist');
      // The function for requests knows two languages.
      const { HeadersConfig, CookiesConfig } =
        policy.Properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;
      expect([HeadersConfig.Headers, CookiesConfig.CookieBehavior]).toEqual([['Accept-Language'], 'none']);
      expect(behaviours[path]?.FunctionAssociations).toMatchObject([{ EventType: 'viewer-request' }]);
      const cacheable = routes.filter(({ cacheable }) => cacheable);
      expect(new Set(QueryStringsConfig.QueryStrings)).toEqual(new Set(cacheable.flatMap(queryParameters)));
      expect(cacheable.every(({ path: route }) => `/api${route}`.startsWith(path.replace('*', '')))).toBe(true);
    }
    expect(behaviours['/api/programs*']?.CachePolicyId).toHaveProperty('Ref');
  });

  it('falls back to another page if a file is missing, and keeps the API’s own replies', () => {
    expect(config.OriginGroups.Items[0].FailoverCriteria.StatusCodes.Items).toEqual([404]);
    for (const { ResponsePagePath, ResponseCode } of config.CustomErrorResponses) {
      expect([ResponsePagePath, ResponseCode]).toEqual([undefined, undefined]);
    }
  });

  it('shows a page, in both languages, to whom unknown addresses are refused', () => {
    const [[, refusal] = []] = plain.resources('AWS::ApiGateway::GatewayResponse');
    expect(refusal?.Properties).toMatchObject({ ResponseType: 'THROTTLED', StatusCode: '429' });
    const { ResponseParameters: headers, ResponseTemplates: templates } = refusal?.Properties ?? {};
    expect(headers['gatewayresponse.header.Content-Type']).toBe("'text/html; charset=utf-8'");
    expect(templates['application/json']).toMatch(/dir="rtl".*<a href="\/">.*lang="en".*<a href="\/">/);
  });

  it('caches no failure: missing or broken responses are requested again at once', () => {
    const kept = config.CustomErrorResponses.map((answer: Record<string, number>) => [
      answer.ErrorCode,
      answer.ErrorCachingMinTTL,
    ]);
    expect(kept).toEqual([400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((status) => [status, 0]));
  });

  it('sends the headers of the embedded server, and HSTS', () => {
    const policies = plain.resources('AWS::CloudFront::ResponseHeadersPolicy').map(([, { Properties }]) => Properties);
    const [pages] = policies.map(({ ResponseHeadersPolicyConfig }) => ResponseHeadersPolicyConfig);
    const { SecurityHeadersConfig: secure, CustomHeadersConfig: custom } = pages;
    expect(custom.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value])).toEqual(
      Object.entries(securityHeaders).filter(([name]) => !/^(X-Content-Type|Referrer)/.test(name)),
    );
    expect(secure.ReferrerPolicy.ReferrerPolicy).toBe(securityHeaders['Referrer-Policy']);
    const [, apart] = policies.map(({ ResponseHeadersPolicyConfig }) => ResponseHeadersPolicyConfig);
    const { 'Referrer-Policy': referrer, ...others } = privatePageHeaders;
    expect(apart.SecurityHeadersConfig.ReferrerPolicy.ReferrerPolicy).toBe(referrer);
    const given = apart.CustomHeadersConfig.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]);
    expect(given).toEqual(expect.arrayContaining(Object.entries(others)));
    expect(secure.ContentTypeOptions).toEqual({ Override: true });
    const [first = ''] = contentSecurityPolicy({ bootScriptHash: '', connect: [] }).split('script-src');
    expect(JSON.stringify(secure.ContentSecurityPolicy)).toContain(first);
    for (const { ResponseHeadersPolicyConfig } of policies) {
      expect(ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity).toBeDefined();
    }
  });

  it('allows Cloudflare’s check only with a key, and outputs the key for the release', () => {
    const texts = [plain, full].map((website) => [
      JSON.stringify(website.resources('AWS::CloudFront::ResponseHeadersPolicy')),
      JSON.stringify(website.resources('AWS::SSM::Parameter')),
    ]);
    expect(texts.map(([policies]) => policies?.includes('https://challenges.cloudflare.com'))).toEqual([false, true]);
    expect(texts.map(([, parameters]) => parameters?.includes('0x4AAA'))).toEqual([false, true]);
  });

  it('lets the functions that receive enquiries read Turnstile’s secret, which is in no configuration', () => {
    const text = JSON.stringify(fullBackend.json);
    expect(text).not.toContain('{{resolve:secretsmanager:/rihla/production/turnstile');
    expect(text.split('"TURNSTILE_SECRET_NAME":"/rihla/production/turnstile"')).toHaveLength(5);
    expect(text.split(':secret:/rihla/production/turnstile-??????')).toHaveLength(5);
    expect(text).not.toContain('TURNSTILE_SECRET"');
    expect(JSON.stringify(backend.json)).not.toContain('TURNSTILE');
  });

  it('serves partners’ systems from any origin only with the setting', () => {
    const { website, backend: withOcto } = synthesizeWebsite({ octo: true });
    const { CacheBehaviors, DefaultCacheBehavior } = distribution(website);
    const ofOcto = CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === `${octoPath}*`);
    expect(ofOcto).toMatchObject({
      CachePolicyId: DefaultCacheBehavior.CachePolicyId,
      TargetOriginId: DefaultCacheBehavior.TargetOriginId,
      ViewerProtocolPolicy: 'redirect-to-https',
    });
    const policy = website.get(ofOcto.ResponseHeadersPolicyId.Ref).Properties.ResponseHeadersPolicyConfig;
    expect(policy.CustomHeadersConfig.Items).toContainEqual({
      ...{ Header: 'Access-Control-Allow-Origin', Value: '*', Override: true },
    });
    const publishes = (template: typeof backend) => JSON.stringify(template.json).includes('"OCTO":"on"');
    expect([publishes(withOcto), publishes(backend)]).toEqual([true, false]);
    expect(Object.keys(behaviours)).not.toContain(`${octoPath}*`);
  });

  it('keeps no log of visitors and their requests', () => {
    expect(config).not.toHaveProperty('Logging');
    expect(plain.types().filter((type) => type.startsWith('AWS::Logs::Delivery'))).toEqual([]);
  });

  it('stores its id where the publishing function reads it', () => {
    const names = plain.resources('AWS::SSM::Parameter').map(([, { Properties }]) => Properties.Name);
    expect(names).toContain('/rihla/dev/distribution-id');
  });
});

describe('an optional setting', () => {
  it('adds nothing by default', () => {
    expect(config.Aliases).toBeUndefined();
    expect(plain.resources('AWS::Route53::RecordSet')).toEqual([]);
    expect(plainWatch.types()).toEqual(['AWS::CloudWatch::Alarm']);
  });

  it('adds a domain with certificate and DNS records, and a firewall', () => {
    expect(distribution(full)).toMatchObject({
      Aliases: ['www.rihla.example'],
      ViewerCertificate: { AcmCertificateArn: everything.certificateArn },
      WebACLId: {
        'Fn::GetStackOutput': expect.objectContaining({ StackName: 'RihlaEdge-production', Region: 'us-east-1' }),
      },
    });
    expect(full.resources('AWS::Route53::RecordSet').map(([, { Properties }]) => Properties.Type)).toEqual([
      'A',
      'AAAA',
    ]);
    expect(full.output('WebsiteUrl')).toBe('https://www.rihla.example');
  });
});
