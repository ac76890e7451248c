import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { describe, expect, it } from 'vitest';
import { combinations } from '../unit/infra/stacks/combinations.ts';
import { application } from '../unit/infra/stacks/synthesize.ts';

/** Findings of cdk-nag that are not acknowledged beside their construct. */
const findings = (scope: IConstruct) =>
  new AwsSolutionsChecks()
    .validateScope(scope)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
    );

describe('cdk-nag finds nothing that is not acknowledged', () => {
  it.each(combinations)('in $name', ({ settings, hasWebsite }) => {
    expect(findings(application(settings, { hasWebsite }).app)).toEqual([]);
  });
});

it('cdk-nag finds a bucket without encryption and access rules', () => {
  const stack = new Stack(new App(), 'Careless');
  new Bucket(stack, 'Bucket');
  expect(findings(stack)).toContain('AwsSolutions-S10 at Careless/Bucket/Resource');
});
