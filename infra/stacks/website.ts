import { Annotations, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { AaaaRecord, ARecord, HostedZone, type HostedZoneAttributes, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { type Deployed, deployedParameter } from '../common/deployed-website.ts';
import { currentOriginSecret } from '../constructs/origin-secret.ts';
import { Cdn } from '../constructs/website/cdn.ts';
import { CdnAccess } from '../constructs/website/cdn-access.ts';
import { SecretRotation } from '../constructs/website/secret-rotation.ts';
import type { ApiStack } from './api.ts';
import { type BackendProps, backendOf } from './backend.ts';
import type { EdgeStack } from './edge.ts';
import type { EventsStack } from './events.ts';
import type { FunctionsStack } from './functions.ts';

export type WebsiteStackProps = StackProps &
  BackendProps & {
    functions: FunctionsStack;
    api: ApiStack;
    events: EventsStack;
    edge: EdgeStack;
  };

/** The CDN with its domain, for real accounts. A separate stack, since not every emulator supports it. */
export class WebsiteStack extends Stack {
  readonly distributionId: string;
  readonly rotation: SecretRotation;

  constructor(scope: Construct, id: string, props: WebsiteStackProps) {
    super(scope, id, { terminationProtection: props.stage === 'production', ...props });
    const { stage, data, functions, api, events, certificateArn, hostedZoneId, hostedZoneName, edge } = props;
    const domainName = certificateArn && new URL(props.siteOrigin).hostname;
    const cdn = new Cdn(this, 'Cdn', {
      pageOnDemandArn: functions.pageOnDemand.functionArn,
      site: this.bucketOf('Site', data.site),
      photos: this.bucketOf('Photos', data.photos),
      restApiId: api.api.restApiId,
      secret: currentOriginSecret(stage),
      turnstile: props.turnstileSiteKey !== undefined,
      octo: props.octo,
      domainName,
      certificate: certificateArn ? Certificate.fromCertificateArn(this, 'Certificate', certificateArn) : undefined,
      webAclId: edge.firewall.arn,
    });
    this.distributionId = cdn.distributionId;
    new CdnAccess(this, 'CdnAccess', {
      distributionId: cdn.distributionId,
      site: data.site,
      photos: data.photos,
      invalidating: events.consumers.invalidating,
    });
    this.rotation = new SecretRotation(this, 'SecretRotation', {
      backend: backendOf({ ...props, data }),
      distributionId: cdn.distributionId,
      restApiId: api.api.restApiId,
    });
    // The policies of `CdnAccess` allow this CDN.
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
        restApi: api.api.restApiId,
        buckets: { site: data.site.bucketName, photos: data.photos.bucketName },
        retentionMonths: props.retentionMonths,
        riyalSign: props.riyalSign,
        ...(props.umrahLicence && { umrahLicence: props.umrahLicence }),
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
