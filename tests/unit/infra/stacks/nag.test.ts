import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { expect, it } from 'vitest';
import { production, synthesizeWebsite } from './synthesize.ts';

/** Findings of cdk-nag that are not acknowledged beside their construct. */
const findings = (scope: IConstruct) =>
  new AwsSolutionsChecks()
    .validateScope(scope)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
    );

it('cdk-nag finds nothing in any stack that is not acknowledged', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0000';
  const all = { alarmEmail: 'operator@rihla.example', rateLimit: 2000, monthlyBudget: 50, certificateArn };
  expect(findings(synthesizeWebsite({ ...production, ...all }).app)).toEqual([]);
});

it('cdk-nag finds a bucket without encryption and access rules', () => {
  const stack = new Stack(new App(), 'Careless');
  new Bucket(stack, 'Bucket');
  expect(findings(stack)).toContain('AwsSolutions-S10 at Careless/Bucket/Resource');
});
