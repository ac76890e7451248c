import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './cdk-nag.ts';
import { removalPolicy, type Stage } from './stage.ts';

export interface PrivateBucketProps extends s3.BucketProps {
  stage: Stage;
  /** True with a CDN: its stack, which knows the distribution, then makes the policy, `CdnAccess`. */
  hasCdn: boolean;
}

/** The oldest version of TLS that a bucket takes. */
export const tlsVersion = 1.2;

/** A bucket that is never public, encrypted and TLS only. */
export class PrivateBucket extends s3.Bucket {
  constructor(scope: Construct, id: string, { stage, hasCdn, ...props }: PrivateBucketProps) {
    const defaults: s3.BucketProps = {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      ...(!hasCdn && { enforceSSL: true, minimumTLSVersion: tlsVersion }),
      removalPolicy: removalPolicy[stage],
    };
    super(scope, id, { ...defaults, ...props });
    acknowledge(this, {
      ...(hasCdn && { S10: 'The policy that requires TLS is in the website’s stack, which alone knows the CDN.' }),
      S1: "The audit trail and the functions' logs say who changed what. This one would add the CDN's reads and the addresses of staff who upload.",
    });
  }
}
