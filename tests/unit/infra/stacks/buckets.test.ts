import { describe, expect, it } from 'vitest';
import { publishedList } from '#contracts/platform/resources';
import { production, synthesize, synthesizeWebsite } from './synthesize.ts';
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

  it('can be read by nobody without a CDN', () => {
    expect(statements.filter(({ Effect }) => Effect === 'Allow')).toEqual([]);
  });

  describe('with a CDN', () => {
    const { backend, website } = synthesizeWebsite();
    const ofBucket = website.resources('AWS::S3::BucketPolicy').find(([, { Properties }]) => {
      const { OutputName } = Properties.Bucket['Fn::GetStackOutput'];
      return OutputName === output || String(OutputName).includes(id);
    });
    const given: Record<string, unknown>[] = ofBucket?.[1].Properties.PolicyDocument.Statement;

    it('lets only this distribution read, and only served objects', () => {
      const allowed = given.filter(({ Effect }) => Effect === 'Allow');
      const [distribution] = website.single('AWS::CloudFront::Distribution');
      for (const { Condition, Principal } of allowed) {
        expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
        const { 'aws:SourceArn': source } = (Condition as { StringEquals: Record<string, unknown> }).StringEquals;
        expect(asText(source)).toMatch(new RegExp(`:cloudfront::123456789012:distribution/\\$\\{${distribution}\\}$`));
      }
      expect(allowed.map(({ Action }) => Action)).toEqual(['s3:GetObject', 's3:ListBucket']);
      expect(JSON.stringify(allowed[0]?.Resource)).toContain(`/${readable}`);
    });

    it('requires TLS 1.2 or newer of everybody, in its only policy', () => {
      const everyone = { Effect: 'Deny', Action: 's3:*', Principal: { AWS: '*' } };
      expect(given).toMatchObject([
        { ...everyone, Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
        { ...everyone, Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } },
        ...given.slice(2),
      ]);
      expect(backend.resources('AWS::S3::BucketPolicy')).toEqual([]);
    });
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

it('hides the lists of releases and of written pages from the CDN', () => {
  const { website } = synthesizeWebsite();
  const policies = website.resources('AWS::S3::BucketPolicy');
  const statements = policies.flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement);
  const [denied, ...others] = statements.filter(({ Effect, Principal }) => Effect === 'Deny' && 'Service' in Principal);
  expect(others).toEqual([]);
  expect(denied).toMatchObject({ Action: 's3:GetObject', Principal: { Service: 'cloudfront.amazonaws.com' } });
  const hidden = JSON.stringify(denied.Resource);
  for (const object of ['releases/*', publishedList]) expect(hidden).toContain(`/${object}`);
});

it('keeps replaced pages of the site for 30 days, and current ones for ever', () => {
  const { VersioningConfiguration, LifecycleConfiguration } = dev.get(dev.outputId('SiteBucketName')).Properties;
  expect(VersioningConfiguration).toEqual({ Status: 'Enabled' });
  expect(LifecycleConfiguration.Rules).toContainEqual(
    expect.objectContaining({ NoncurrentVersionExpiration: { NoncurrentDays: 30 }, Status: 'Enabled' }),
  );
  expect(LifecycleConfiguration.Rules.filter((rule: object) => 'ExpirationInDays' in rule)).toEqual([]);
});
