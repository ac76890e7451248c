import { describe, expect, it } from 'vitest';
import { production, synthesize } from './synthesize.ts';

const stages = [
  ['dev', synthesize({}, { validate: true })],
  ['production', synthesize({ ...production, alarmEmail: 'operator@rihla.example' }, { validate: true })],
] as const;

describe.each(stages)('the template of %s', (_, backend) => {
  it("breaks none of CloudFormation's own rules", () => {
    expect(backend.findings).toEqual([]);
  });

  it('has no custom resource, which emulators cannot run', () => {
    expect(backend.types().filter((type) => /^Custom::|^AWS::CloudFormation::CustomResource$/.test(type))).toEqual([]);
  });

  it('stays below CloudFormation’s limit of 500 resources', () => {
    expect(backend.types().length).toBeLessThan(450);
  });

  it('fits any account and region', () => {
    expect(JSON.stringify(backend.json)).not.toMatch(/\b\d{12}\b|"[a-z]{2}-[a-z]+-\d"/);
  });
});
