import { describe, expect, it } from 'vitest';
import { publishedList } from '#contracts/resources';
import { production, synthesize } from './synthesize.ts';
import { asText } from './template-reader.ts';

const dev = synthesize();
const live = synthesize(production);

describe.each([
  ['SiteBucketName', '*'],
  ['PhotosBucketName', 'photos/*'],
])('the bucket %s', (output, readable) => {
  const id = dev.outputId(output);
  const { Properties, ...resource } = dev.get(id);
  const [, policy] =
    dev.resources('AWS::S3::BucketPolicy').find(([, { Properties }]) => Properties.Bucket.Ref === id) ?? [];
  const statements: Record<string, unknown>[] = policy?.Properties.PolicyDocument.Statement;

  it('cannot be made public', () => {
    expect(Properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(Properties.OwnershipControls.Rules).toEqual([{ ObjectOwnership: 'BucketOwnerEnforced' }]);
    expect(Properties).not.toHaveProperty('AccessControl');
    expect(Properties).not.toHaveProperty('WebsiteConfiguration');
  });

  it("lets only this account's distributions read, and only served objects", () => {
    const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
    const cdn = { Principal: { Service: 'cloudfront.amazonaws.com' } };
    expect(allowed).toMatchObject([cdn, cdn]);
    for (const { Condition } of allowed) {
      const { 'aws:SourceArn': source } = (Condition as { ArnLike: Record<string, unknown> }).ArnLike;
      expect(asText(source)).toMatch(/:cloudfront::\$\{AWS::AccountId\}:distribution\/\*$/);
    }
    expect(allowed.map(({ Action, Resource }) => `${Action} on ${asText(Resource)}`)).toEqual([
      `s3:GetObject on \${${id}.Arn}/${readable}`,
      `s3:ListBucket on \${${id}.Arn}`,
    ]);
  });

  it('requires TLS 1.2 or newer', () => {
    const everyone = { Effect: 'Deny', Action: 's3:*', Principal: { AWS: '*' } };
    const denied = statements.filter(({ Effect, Principal }) => Effect === 'Deny' && 'AWS' in (Principal as object));
    expect(denied).toEqual([
      expect.objectContaining({ ...everyone, Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      expect.objectContaining({ ...everyone, Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } }),
    ]);
    for (const { Resource } of denied) {
      expect((Resource as unknown[]).map(asText)).toEqual([`\${${id}.Arn}`, `\${${id}.Arn}/*`]);
    }
  });

  it('is encrypted with S3’s keys', () => {
    expect(Properties.BucketEncryption.ServerSideEncryptionConfiguration).toEqual([
      { ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } },
    ]);
  });

  it('is retained with its stack in production and deleted in dev', () => {
    expect(live.get(live.outputId(output))).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    expect(resource).toMatchObject({ DeletionPolicy: 'Delete' });
  });
});

it('hides the lists of releases and of written pages from every distribution', () => {
  const id = dev.outputId('SiteBucketName');
  const policies = dev.resources('AWS::S3::BucketPolicy').filter(([, { Properties }]) => Properties.Bucket.Ref === id);
  const statements = policies.flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement);
  const [denied, ...others] = statements.filter(({ Effect, Principal }) => Effect === 'Deny' && 'Service' in Principal);
  expect(others).toEqual([]);
  expect(denied).toMatchObject({ Action: 's3:GetObject', Principal: { Service: 'cloudfront.amazonaws.com' } });
  const hidden = ['releases/*', publishedList].map((object) => `\${${id}.Arn}/${object}`);
  expect(new Set(denied.Resource.map(asText))).toEqual(new Set(hidden));
});

it('keeps replaced pages of the site for 30 days, and current ones for ever', () => {
  const { VersioningConfiguration, LifecycleConfiguration } = dev.get(dev.outputId('SiteBucketName')).Properties;
  expect(VersioningConfiguration).toEqual({ Status: 'Enabled' });
  expect(LifecycleConfiguration.Rules).toContainEqual(
    expect.objectContaining({ NoncurrentVersionExpiration: { NoncurrentDays: 30 }, Status: 'Enabled' }),
  );
  expect(LifecycleConfiguration.Rules.filter((rule: object) => 'ExpirationInDays' in rule)).toEqual([]);
});
