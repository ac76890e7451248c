import { Arn, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnConfigurationSet, CfnConfigurationSetEventDestination } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { events } from '#contracts/platform/events';

/**
 * The SES configuration set of all mails: reports bounces and complaints to EventBridge, measures their rates, and
 * sends no more mail to an address that bounced or complained.
 */
export class MailReports extends Construct {
  readonly configurationSet: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const set = new CfnConfigurationSet(this, 'Set', {
      reputationOptions: { reputationMetricsEnabled: true },
      suppressionOptions: { suppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
    this.configurationSet = set.ref;
    new CfnConfigurationSetEventDestination(this, 'ToEventBridge', {
      configurationSetName: set.ref,
      eventDestination: {
        enabled: true,
        matchingEventTypes: events['mail-undeliverable'].types.map((type) => type.toLowerCase()),
        eventBridgeDestination: {
          eventBusArn: Arn.format(
            { service: 'events', resource: 'event-bus', resourceName: 'default' },
            Stack.of(this),
          ),
        },
      },
    });
  }

  /** The share of mails that bounced for good, or that receivers called spam. */
  rate(name: 'BounceRate' | 'ComplaintRate'): Metric {
    return new Metric({
      namespace: 'AWS/SES',
      metricName: `Reputation.${name}`,
      dimensionsMap: { 'ses:configuration-set': this.configurationSet },
    });
  }
}
