import { Arn, ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { laneOf } from '#contracts/api/lanes';
import { type Problem, problemStatus } from '#contracts/api/problem';
import { routes } from '#contracts/api/routes';
import { problemTexts } from '../../../functions/http/texts/index.ts';
import type { Stage } from '../stage.ts';

export interface FirewallProps {
  stage: Stage;
  /** The maximum number of API calls by POST per address in five minutes; without it, only attempts to sign in count. */
  rateLimit: number | undefined;
}

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

/**
 * The number of API calls of any method that an address may make for each POST: the console reads more than it writes.
 */
const callsPerPost = 5;

/**
 * Attempts to sign in, to get a link for a password or to use one, per address in five minutes. A whole office can sign
 * in at eight; who guesses passwords from one address cannot use up what all addresses share.
 */
const signInsPerAddress = 300;

/** Seconds in which the firewall counts an address's calls. */
const countedFor = 300;

const tooMany = 'too_many_requests';

/** A problem without a sentence, since the firewall knows no languages: pages say by code and time what to do. */
const problem: Omit<Problem, 'detail' | 'request_id'> = {
  type: `urn:rihla:problem:${tooMany}`,
  title: problemTexts('en').problems[tooMany][0],
  status: problemStatus[tooMany],
  code: tooMany,
};

/**
 * Answers 429 to an address that tries to sign in too often. With a limit, it also blocks harmful addresses and requests
 * known to AWS, with 403, and counts calls of the API and pages. Scripts and photos do not count, of which a visit has
 * many and the CDN has all.
 *
 * AWS's group of common rules is left out, because it blocks long texts and uploads.
 */
export class Firewall extends Construct {
  readonly arn: string;
  readonly #name: string;

  constructor(scope: Construct, id: string, { stage, rateLimit }: FirewallProps) {
    super(scope, id);
    // Distinguishes the metrics of the account's firewalls.
    this.#name = `RihlaWebsite-${stage}`;
    const rules = [
      limited('SignInsPerAddress', signInsPerAddress, all(not(matching('method', 'EXACTLY', 'GET')), any(...signIns))),
      ...(rateLimit ? rulesFor(rateLimit) : []),
    ];
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(this.#name),
      customResponseBodies: { [tooMany]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(problem) } },
      rules: rules.map((rule, priority) => ({ ...rule, priority })),
    });
    this.arn = acl.attrArn;
    // Without a limit no alarm leads to the log; emulators, which have no such log, have no limit.
    if (rateLimit) this.logBlocked(stage);
  }

  /** Logs blocked requests only, with their addresses, for a day: without what they ask for and how they are known. */
  private logBlocked(stage: Stage) {
    // WAF accepts logs whose names begin so.
    const logGroupName = `aws-waf-logs-rihla-${stage}`;
    const log = new LogGroup(this, 'Blocked', {
      logGroupName,
      retention: RetentionDays.ONE_DAY,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const place = { service: 'logs', resource: 'log-group', resourceName: logGroupName };
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: this.arn,
      logDestinationConfigs: [Arn.format({ ...place, arnFormat: ArnFormat.COLON_RESOURCE_NAME }, Stack.of(this))],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          { Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] },
        ],
      },
      redactedFields: [
        { queryString: {} },
        ...['cookie', 'authorization', 'referer'].map((Name) => ({ singleHeader: { Name } })),
      ],
    }).node.addDependency(log);
  }

  /** The number of requests that all rules together allowed or blocked. */
  requests(metricName: 'AllowedRequests' | 'BlockedRequests'): Metric {
    return new Metric({ namespace: 'AWS/WAFV2', metricName, dimensionsMap: { WebACL: this.#name, Rule: 'ALL' } });
  }
}

const rulesFor = (rateLimit: number) => [
  managed('AWSManagedRulesAmazonIpReputationList'),
  // It reads the first 16 kB of a body and lets longer bodies pass.
  managed('AWSManagedRulesKnownBadInputsRuleSet'),
  limited('PostsPerAddress', rateLimit, all(ofApi, matching('method', 'EXACTLY', 'POST'))),
  // Strangers' reads come from the CDN's cache; who has no session needs few calls.
  limited('StrangersPerAddress', rateLimit, all(ofApi, not(withSession))),
  limited('CallsPerAddress', rateLimit * callsPerPost, ofApi),
  // Pages and data can be made on demand; scripts, fonts and photos cannot.
  limited('PagesPerAddress', rateLimit, not(any(ofApi, ofPath('/assets/'), ofPath('/photos/')))),
];

/** Without samples of requests, since they would contain the addresses of visitors who are not blocked. */
const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

const managed = (name: string): Omit<Rule, 'priority'> => ({
  name,
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  overrideAction: { none: {} },
  visibilityConfig: visible(name),
});

const limited = (name: string, limit: number, scopeDownStatement: Statement): Omit<Rule, 'priority'> => ({
  name,
  statement: {
    rateBasedStatement: { aggregateKeyType: 'IP', limit, evaluationWindowSec: countedFor, scopeDownStatement },
  },
  action: {
    block: {
      customResponse: {
        responseCode: problem.status,
        customResponseBodyKey: tooMany,
        responseHeaders: [{ name: 'Retry-After', value: String(countedFor) }],
      },
    },
  },
  visibilityConfig: visible(name),
});

type Position = 'STARTS_WITH' | 'EXACTLY' | 'CONTAINS';

const matching = (field: 'uriPath' | 'method' | 'cookie', positionalConstraint: Position, searchString: string) => ({
  byteMatchStatement: {
    fieldToMatch: field === 'cookie' ? { singleHeader: { Name: 'cookie' } } : { [field]: {} },
    positionalConstraint,
    searchString,
    // A caller may write the same path with percent-encoding or dots.
    textTransformations: (field === 'uriPath' ? ['URL_DECODE', 'NORMALIZE_PATH'] : ['NONE']).map((type, priority) => ({
      priority,
      type,
    })),
  },
});

const all = (...statements: Statement[]): Statement => ({ andStatement: { statements } });
const any = (...statements: Statement[]): Statement => ({ orStatement: { statements } });
const not = (statement: Statement): Statement => ({ notStatement: { statement } });

const ofPath = (start: string): Statement => matching('uriPath', 'STARTS_WITH', start);
const ofApi = ofPath('/api/');
const withSession: Statement = matching('cookie', 'CONTAINS', '__Host-session=');

/** The routes by which somebody gets into an account. */
const signIns = [...new Set(routes.filter((route) => laneOf(route) === 'accounts').map(({ path }) => path))].map(
  (path) => ofPath(`/api${path.replace(/\{.*/, '')}`),
);
