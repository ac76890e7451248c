import { Duration } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { PrivateBucket, type PrivateBucketProps } from '../private-bucket.ts';

/** The CDN's access logs. They contain visitors' addresses, so they are deleted after a month. */
export class LogBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, props: PrivateBucketProps) {
    super(scope, id, {
      // The CDN writes its logs as an object owner with ACLs.
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ id: 'old', expiration: Duration.days(30) }],
      ...props,
    });
  }
}
