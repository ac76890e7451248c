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

  it('stays below IAM’s limit of 10,240 characters for the inline policies of a role', () => {
    // A function's name has up to 64 characters, and the gateway's role names every function of the API.
    const arn = `arn:aws:lambda:ap-southeast-1:000000000000:function:${'x'.repeat(64)}`;
    const resolved = (_: string, value: { 'Fn::GetAtt'?: string[] } | null) => (value?.['Fn::GetAtt'] ? arn : value);
    for (const [id, { Properties }] of backend.resources('AWS::IAM::Role')) {
      const documents = (Properties.Policies ?? []).map(({ PolicyDocument }: { PolicyDocument: object }) =>
        JSON.stringify(PolicyDocument, resolved),
      );
      expect(documents.join('').length, id).toBeLessThan(10_240);
    }
  });

  it('fits any account and region', () => {
    expect(JSON.stringify(backend.json)).not.toMatch(/\b\d{12}\b|"[a-z]{2}-[a-z]+-\d"/);
  });
});
