import { Annotations, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { AaaaRecord, ARecord, HostedZone, type HostedZoneAttributes, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { currentOriginSecret } from '../constructs/origin-secret.ts';
import { Cdn } from '../constructs/website/cdn.ts';
import { type Deployed, deployedParameter } from '../shared/deployed-website.ts';
import type { BackendStack } from './backend.ts';
import type { EdgeStack } from './edge.ts';
import type { Settings } from './settings.ts';

export type WebsiteStackProps = StackProps &
  Settings & {
    backend: BackendStack;
    /** Absent without a firewall. */
    edge?: EdgeStack | undefined;
  };

/** The CDN with its domain, for real accounts. A separate stack, since not every emulator supports it. */
export class WebsiteStack extends Stack {
  readonly distributionId: string;

  constructor(scope: Construct, id: string, props: WebsiteStackProps) {
    super(scope, id, { terminationProtection: props.stage === 'production', ...props });
    const { stage, backend, certificateArn, hostedZoneId, hostedZoneName, edge } = props;
    const domainName = certificateArn && new URL(props.siteOrigin).hostname;
    const cdn = new Cdn(this, 'Cdn', {
      pageOnDemandArn: backend.pageOnDemand.functionArn,
      site: this.bucketOf('Site', backend.site),
      photos: this.bucketOf('Photos', backend.photos),
      restApiId: backend.api.restApiId,
      secret: currentOriginSecret(stage),
      turnstile: props.turnstileSiteKey !== undefined,
      domainName,
      certificate: certificateArn ? Certificate.fromCertificateArn(this, 'Certificate', certificateArn) : undefined,
      ...(edge && { webAclId: edge.firewall.arn }),
    });
    this.distributionId = cdn.distributionId;
    // The buckets' own policies allow this account's CDN.
    Annotations.of(this).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac');
    if (domainName && hostedZoneId && hostedZoneName) {
      this.pointTo(cdn, domainName, { hostedZoneId, zoneName: hostedZoneName });
    }
    // A fixed name, because the function that reads it is in the stack on which this one depends.
    new StringParameter(this, 'DistributionId', {
      parameterName: `/rihla/${stage}/distribution-id`,
      stringValue: cdn.distributionId,
    });
    const url = `https://${domainName ?? cdn.distributionDomainName}`;
    new StringParameter(this, 'Deployed', {
      parameterName: deployedParameter(stage),
      stringValue: this.toJsonString({
        url,
        distribution: cdn.distributionId,
        restApi: backend.api.restApiId,
        buckets: { site: backend.site.bucketName, photos: backend.photos.bucketName },
        retentionMonths: props.retentionMonths,
        ...(props.turnstileSiteKey && { turnstileSiteKey: props.turnstileSiteKey }),
      } satisfies Deployed),
    });
    new CfnOutput(this, 'DistributionIdOutput', { key: 'DistributionId', value: cdn.distributionId });
    new CfnOutput(this, 'WebsiteUrl', { value: url });
  }

  /** Imports a bucket by its attributes: its own policy allows the CDN, and this stack cannot add to it. */
  private bucketOf(id: string, { bucketName, bucketRegionalDomainName }: IBucket): IBucket {
    return Bucket.fromBucketAttributes(this, id, { bucketName, bucketRegionalDomainName });
  }

  private pointTo(cdn: Cdn, recordName: string, attributes: HostedZoneAttributes) {
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', attributes);
    const record = { zone, recordName, target: RecordTarget.fromAlias(new CloudFrontTarget(cdn)) };
    new ARecord(this, 'Address', record);
    new AaaaRecord(this, 'AddressV6', record);
  }
}
