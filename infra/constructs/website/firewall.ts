import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { type Problem, problemStatus } from '#contracts/problem';
import { problemTexts } from '../../../functions/http/texts/index.ts';
import type { Stage } from '../stage.ts';

export interface FirewallProps {
  stage: Stage;
  /** The maximum number of API calls by POST per address in five minutes. */
  rateLimit: number;
}

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

/**
 * The number of API calls of any method that an address may make for each POST: the console reads more than it writes.
 */
const callsPerPost = 5;

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
 * Blocks harmful addresses and requests known to AWS, with 403, and answers 429 to an address that exceeds the API's
 * limit. Pages and files do not count: one visit is about a hundred of them, and the CDN caches them.
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
      managed('AWSManagedRulesAmazonIpReputationList'),
      // It reads the first 16 kB of a body and lets longer bodies pass.
      managed('AWSManagedRulesKnownBadInputsRuleSet'),
      limited('PostsPerAddress', rateLimit, { andStatement: { statements: [ofApi, byPost] } }),
      limited('CallsPerAddress', rateLimit * callsPerPost, ofApi),
    ];
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(this.#name),
      customResponseBodies: { [tooMany]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(problem) } },
      rules: rules.map((rule, priority) => ({ ...rule, priority })),
    });
    this.arn = acl.attrArn;
  }

  /** The number of requests that all rules together allowed or blocked. */
  requests(metricName: 'AllowedRequests' | 'BlockedRequests'): Metric {
    return new Metric({ namespace: 'AWS/WAFV2', metricName, dimensionsMap: { WebACL: this.#name, Rule: 'ALL' } });
  }
}

/** Without samples of requests, since they would contain visitors' addresses. */
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

const ofApi: Statement = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: '/api/',
    // A caller may write the same path with percent-encoding or dots.
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
};

const byPost: Statement = {
  byteMatchStatement: {
    fieldToMatch: { method: {} },
    positionalConstraint: 'EXACTLY',
    searchString: 'POST',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
};
