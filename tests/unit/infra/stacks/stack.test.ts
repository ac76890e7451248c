import { describe, expect, it } from 'vitest';
import { production, synthesize } from './synthesize.ts';
import { longestPolicy } from './template-reader.ts';

const stages = [
  ['dev', synthesize({}, { validate: true })],
  ['production', synthesize({ ...production, alarmEmail: 'operator@rihla.example' }, { validate: true })],
] as const;

/** Just above what each stack has; CloudFormation takes 500. */
const most = { data: 30, functions: 85, api: 280, events: 115, alarms: 90 };

describe.each(stages)('the template of %s', (_, backend) => {
  it("breaks none of CloudFormation's own rules", () => {
    expect(backend.findings).toEqual([]);
  });

  it('has no custom resource, which emulators cannot run', () => {
    expect(backend.types().filter((type) => /^Custom::|^AWS::CloudFormation::CustomResource$/.test(type))).toEqual([]);
  });

  it.each(Object.entries(most))(
    'stays in the stack %s far below CloudFormation’s limit of 500 resources',
    (name, limit) => {
      expect(backend.parts[name as keyof typeof most].types().length).toBeLessThanOrEqual(limit);
    },
  );

  it('stays far below IAM’s limit of 10,240 characters for the inline policies of a role', () => {
    expect(longestPolicy(backend)).toBeLessThan(5000);
  });

  it('fits any account and region', () => {
    expect(JSON.stringify(backend.json)).not.toMatch(/\b\d{12}\b|"[a-z]{2}-[a-z]+-\d"/);
  });
});
