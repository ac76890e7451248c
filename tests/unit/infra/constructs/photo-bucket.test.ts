import { describe, expect, it } from 'vitest';
import { production, synthesize } from '../stacks/synthesize.ts';

const dev = synthesize();
const live = synthesize(production);
const bucketOf = (backend: typeof dev) => backend.get(backend.outputId('PhotosBucketName'));
const bucket = bucketOf(dev);
const rules = (backend: typeof dev) => bucketOf(backend).Properties.LifecycleConfiguration.Rules;

describe('the photo bucket', () => {
  it.each([
    [dev, 'http://localhost:3000'],
    [live, 'https://www.rihla.example'],
  ])('accepts uploads from the site’s pages only', (backend, origin) => {
    expect(bucketOf(backend).Properties.CorsConfiguration.CorsRules).toEqual([
      { AllowedMethods: ['PUT'], AllowedOrigins: [origin], AllowedHeaders: ['content-type'] },
    ]);
  });

  it('deletes abandoned uploads and unfinished parts after a day, and never a photo', () => {
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
    expect(bucketOf(live).Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    expect(rules(live)).toContainEqual(
      expect.objectContaining({
        Status: 'Enabled',
        NoncurrentVersionExpiration: { NoncurrentDays: 30 },
        ExpiredObjectDeleteMarker: true,
      }),
    );
    expect(bucket.Properties).not.toHaveProperty('VersioningConfiguration');
  });

  it('sends events for stored objects', () => {
    expect(bucket.Properties.NotificationConfiguration).toEqual({
      EventBridgeConfiguration: { EventBridgeEnabled: true },
    });
  });
});
