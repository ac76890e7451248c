import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { httpError } from '../../../../frontend/shared/lib/api-error.ts';
import { errorText } from '../../../../frontend/shared/lib/error-text.ts';
import { application, everything, production, synthesizeWebsite } from './synthesize.ts';
import { asText, type Resource } from './template-reader.ts';

const { edge, website, watch } = synthesizeWebsite({ ...production, ...everything });
const alarms = watch.resources('AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);

const firewall = edge?.single('AWS::WAFv2::WebACL')[1].Properties ?? {};

describe('the firewall', () => {
  const rules: Record<string, Resource['Properties']> = Object.fromEntries(
    firewall.Rules.map((rule: Resource['Properties']) => [rule.Name, rule.Statement]),
  );
  const matches = ({ ByteMatchStatement: match }: Resource['Properties']) =>
    [...Object.keys(match.FieldToMatch), match.PositionalConstraint, match.SearchString].join(' ');

  it('checks AWS’s lists of harmful addresses and requests first', () => {
    const [, addresses, requests] = Object.values(rules);
    expect([addresses?.ManagedRuleGroupStatement, requests?.ManagedRuleGroupStatement]).toEqual([
      { VendorName: 'AWS', Name: 'AWSManagedRulesAmazonIpReputationList' },
      { VendorName: 'AWS', Name: 'AWSManagedRulesKnownBadInputsRuleSet' },
    ]);
  });

  it('logs what it blocks, with the address, for one day, and nothing else', () => {
    const log = edge?.single('AWS::Logs::LogGroup')[1].Properties ?? {};
    expect(log).toMatchObject({ LogGroupName: 'aws-waf-logs-rihla-production', RetentionInDays: 1 });
    const logging = edge?.single('AWS::WAFv2::LoggingConfiguration')[1].Properties ?? {};
    expect(asText(logging.LogDestinationConfigs[0])).toMatch(/:log-group:aws-waf-logs-rihla-production$/);
    expect(logging.LoggingFilter).toEqual({
      DefaultBehavior: 'DROP',
      Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
    });
    expect(logging.RedactedFields).toEqual([
      { QueryString: {} },
      ...['cookie', 'authorization', 'referer'].map((Name) => ({ SingleHeader: { Name } })),
    ]);
    for (const rule of [firewall, ...firewall.Rules]) expect(rule.VisibilityConfig.SampledRequestsEnabled).toBe(false);
  });

  const textOf = (statement: Resource['Properties']): string => {
    const [[kind, inner] = ['', {}]] = Object.entries(statement);
    if (kind === 'ByteMatchStatement') return matches(statement);
    if (kind === 'NotStatement') return `not (${textOf(inner.Statement)})`;
    return inner.Statements.map(textOf).join(kind === 'AndStatement' ? ' and ' : ' or ');
  };
  const counts = (name: string) => {
    const { Limit, AggregateKeyType, ScopeDownStatement } = rules[name]?.RateBasedStatement ?? {};
    expect(AggregateKeyType).toBe('IP');
    return `${Limit}: ${textOf(ScopeDownStatement)}`;
  };

  it('counts API calls, those by POST and those of strangers separately', () => {
    const ofApi = 'UriPath STARTS_WITH /api/';
    expect(counts('PostsPerAddress')).toBe(`2000: ${ofApi} and Method EXACTLY POST`);
    expect(counts('StrangersPerAddress')).toBe(`2000: ${ofApi} and not (SingleHeader CONTAINS __Host-session=)`);
    expect(counts('CallsPerAddress')).toBe(`10000: ${ofApi}`);
  });

  it('counts pages and data, which can be made on demand, but no scripts and photos', () => {
    expect(counts('PagesPerAddress')).toBe(
      '2000: not (UriPath STARTS_WITH /api/ or UriPath STARTS_WITH /assets/ or UriPath STARTS_WITH /photos/)',
    );
  });

  it('counts attempts to sign in by a rule of their own, also without a rate limit', () => {
    const paths = ['/api/session', '/api/password-resets', '/api/invitations'].map(
      (path) => `UriPath STARTS_WITH ${path}`,
    );
    const expected = `300: not (Method EXACTLY GET) and ${paths.join(' or ')}`;
    expect(counts('SignInsPerAddress').split(' or ').toSorted()).toEqual(expected.split(' or ').toSorted());
    const { edge: quiet } = synthesizeWebsite();
    const [only, ...others] = quiet?.single('AWS::WAFv2::WebACL')[1].Properties.Rules ?? [];
    expect([only.Name, others]).toEqual(['SignInsPerAddress', []]);
    // Emulators know nothing else of a firewall.
    expect(quiet?.types()).toEqual(['AWS::WAFv2::WebACL']);
  });

  it('refuses too many calls so that a page can say in its language when to try again', async () => {
    const { CustomResponseBodies: bodies, Rules } = firewall;
    const replies = Rules.flatMap(({ Action }: Resource['Properties']) => Action?.Block.CustomResponse ?? []);
    expect(replies).toHaveLength(5);
    for (const { ResponseCode: status, CustomResponseBodyKey: key, ResponseHeaders } of replies) {
      const headers = ResponseHeaders.map(({ Name, Value }: Record<string, string>) => [Name, Value]);
      expect(bodies[key].ContentType).toBe('APPLICATION_JSON');
      const error = await httpError(new Response(bodies[key].Content, { status, headers }));
      expect(error).toMatchObject({ status: 429, code: 'too_many_requests', detail: '' });
      // Instead of a sentence: its key and its values.
      const t = ((key: string, values: object) => `${key}(${Object.values(values)})`) as TFunction<'common'>;
      expect(errorText(error, t)).toBe('errors.tooMany(errors.minutes(5))');
    }
  });

  it('does not use the common rules, which block long Arabic texts and photos', () => {
    expect(Object.keys(rules)).toHaveLength(7);
    expect(JSON.stringify(firewall)).not.toContain('CommonRuleSet');
  });

  it('stores no samples of requests, which would contain addresses', () => {
    const visible = [firewall, ...firewall.Rules].map(({ VisibilityConfig }) => VisibilityConfig);
    for (const { SampledRequestsEnabled } of visible) expect(SampledRequestsEnabled).toBe(false);
  });
});

describe('in us-east-1', () => {
  it('are the firewall, the alarms on the CDN and the budget, which exist only there', () => {
    const { data, website: cdn, edge: firewall, watch: watching } = application({ ...production, ...everything });
    expect([data, cdn, firewall, watching].map((stack) => stack?.region)).toEqual([
      ...['me-central-1', 'me-central-1'],
      ...['us-east-1', 'us-east-1'],
    ]);
    expect(website.resources('AWS::Budgets::Budget')).toEqual([]);
    expect(watch.single('AWS::Budgets::Budget')[1].Properties.Budget).toMatchObject({
      BudgetLimit: { Amount: 50, Unit: 'USD' },
      TimeUnit: 'MONTHLY',
    });
  });

  it('an alarm goes off when the CDN of this stage answers 5xx', () => {
    const { Value } = alarms.find(({ MetricName }) => MetricName === '5xxErrorRate')?.Dimensions[0] ?? {};
    expect(Value).toEqual({
      'Fn::GetStackOutput': expect.objectContaining({ StackName: 'RihlaWebsite-production', Region: 'me-central-1' }),
    });
    expect(alarms.find(({ MetricName }) => MetricName === '5xxErrorRate')).toMatchObject({
      Namespace: 'AWS/CloudFront',
      Dimensions: [{ Name: 'DistributionId' }, { Name: 'Region', Value: 'Global' }],
      Statistic: 'Average',
      Threshold: 5,
      TreatMissingData: 'notBreaching',
    });
  });

  it('an alarm goes off when the firewall of this stage blocks a tenth of many requests', () => {
    const { Metrics, Threshold } = alarms.find((alarm) => alarm.Metrics) ?? {};
    const [share, ...counts] = Metrics;
    expect(share.Expression).toContain('100 * FILL(blocked, 0) / (FILL(blocked, 0) + FILL(allowed, 0))');
    expect(Threshold).toBe(10);
    const { MetricName } = firewall.VisibilityConfig;
    expect(MetricName).toBe('RihlaWebsite-production');
    for (const { MetricStat } of counts) {
      expect(MetricStat.Metric.Dimensions).toEqual([
        { Name: 'Rule', Value: 'ALL' },
        { Name: 'WebACL', Value: MetricName },
      ]);
    }
  });

  it('alarms mail the operator', () => {
    const [topic] = watch.single('AWS::SNS::Topic');
    expect(alarms).toHaveLength(2);
    for (const { AlarmActions } of alarms) expect(AlarmActions).toEqual([{ Ref: topic }]);
  });
});
