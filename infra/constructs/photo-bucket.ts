import { Duration } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { photoBucket } from '#contracts/platform/resources';
import { PrivateBucket, type PrivateBucketProps } from './private-bucket.ts';

export interface PhotoBucketProps extends PrivateBucketProps {
  /** The only origin whose pages may upload: `https://www.example.com`. */
  siteOrigin: string;
}

/**
 * The bucket of uploads and photos. Browsers write by presigned URLs and read through the CDN. Every stored object
 * sends an event to the account's event bus.
 */
export class PhotoBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, { stage, hasCdn, siteOrigin, ...props }: PhotoBucketProps) {
    const versioned = stage === 'production';
    const defaults: s3.BucketProps = {
      // In production, a deleted photo can be restored for 30 days.
      versioned,
      cors: [{ allowedMethods: [s3.HttpMethods.PUT], allowedOrigins: [siteOrigin], allowedHeaders: ['content-type'] }],
      lifecycleRules: lifecycleRules(versioned),
    };
    super(scope, id, { stage, hasCdn, ...defaults, ...props });

    // The construct's own `eventBridgeEnabled` would add a custom resource (a function of CDK's).
    const bucket = this.node.defaultChild as s3.CfnBucket;
    bucket.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
  }
}

function lifecycleRules(versioned: boolean): s3.LifecycleRule[] {
  const day = Duration.days(1);
  const rules: s3.LifecycleRule[] = [
    // An upload is processed and deleted within minutes, or abandoned.
    {
      id: 'abandoned-uploads',
      prefix: photoBucket.uploadPrefix,
      expiration: day,
      noncurrentVersionExpiration: versioned ? day : undefined,
    },
    { id: 'unfinished-multipart-uploads', abortIncompleteMultipartUploadAfter: day },
  ];
  const deleted = { id: 'deleted', noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true };
  return versioned ? [...rules, deleted] : rules;
}
