import { describe, expect, it } from 'vitest';
import { production, synthesize } from './synthesize.ts';
import { asText } from './template-reader.ts';

const dev = synthesize();
const live = synthesize(production);
const type = 'AWS::S3::Bucket';
const [bucketId, bucket] = dev.single(type);
const rules = (backend: typeof dev) => backend.single(type)[1].Properties.LifecycleConfiguration.Rules;

describe('the photo bucket', () => {
  it('cannot be made public', () => {
    expect(bucket.Properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(bucket.Properties.OwnershipControls.Rules).toEqual([{ ObjectOwnership: 'BucketOwnerEnforced' }]);
    expect(bucket.Properties).not.toHaveProperty('AccessControl');
    expect(bucket.Properties).not.toHaveProperty('WebsiteConfiguration');
  });

  it('lets nobody in by its own policy and refuses everything but TLS 1.2 and newer', () => {
    const [, policy] = dev.single('AWS::S3::BucketPolicy');
    const statements = policy.Properties.PolicyDocument.Statement;
    expect(statements.map(({ Effect }: { Effect: string }) => Effect)).not.toContain('Allow');
    const everyone = { Effect: 'Deny', Action: 's3:*', Principal: { AWS: '*' } };
    expect(statements).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...everyone, Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        expect.objectContaining({ ...everyone, Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } }),
      ]),
    );
    for (const { Resource } of statements) {
      expect(Resource.map(asText)).toEqual([`\${${bucketId}.Arn}`, `\${${bucketId}.Arn}/*`]);
    }
  });

  it('is encrypted with keys of S3', () => {
    expect(bucket.Properties.BucketEncryption.ServerSideEncryptionConfiguration).toEqual([
      { ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } },
    ]);
  });

  it.each([
    [dev, 'http://localhost:3000'],
    [live, 'https://www.rihla.example'],
  ])('takes uploads from pages of the site only', (backend, origin) => {
    expect(backend.single(type)[1].Properties.CorsConfiguration.CorsRules).toEqual([
      { AllowedMethods: ['PUT'], AllowedOrigins: [origin], AllowedHeaders: ['content-type'] },
    ]);
  });

  it('forgets abandoned uploads and unfinished parts after a day, and never a photo', () => {
    for (const backend of [dev, live]) {
      expect(rules(backend)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ Status: 'Enabled', Prefix: 'uploads/', ExpirationInDays: 1 }),
          expect.objectContaining({ Status: 'Enabled', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
        ]),
      );
      const expiring = rules(backend).filter((rule: object) => 'ExpirationInDays' in rule);
      expect(expiring.map(({ Prefix }: { Prefix: string }) => Prefix)).toEqual(['uploads/']);
    }
  });

  it('keeps deleted photos for 30 days in production', () => {
    expect(live.single(type)[1].Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    expect(rules(live)).toContainEqual(
      expect.objectContaining({
        Status: 'Enabled',
        NoncurrentVersionExpiration: { NoncurrentDays: 30 },
        ExpiredObjectDeleteMarker: true,
      }),
    );
    expect(bucket.Properties).not.toHaveProperty('VersioningConfiguration');
  });

  it('survives its stack in production and goes with it in dev', () => {
    expect(live.single(type)[1]).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    expect(bucket).toMatchObject({ DeletionPolicy: 'Delete' });
  });

  it('announces stored objects on the event bus', () => {
    expect(bucket.Properties.NotificationConfiguration).toEqual({
      EventBridgeConfiguration: { EventBridgeEnabled: true },
    });
  });
});
