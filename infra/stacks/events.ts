import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { eventFunctionOf } from '#contracts/api/deployed-functions';
import { publishProgram } from '#contracts/platform/consumers';
import { EventConsumers } from '../constructs/event-consumers.ts';
import { type BackendProps, backendOf } from './backend.ts';
import { holdOn } from './data.ts';

export type EventsStackProps = StackProps & BackendProps;

/** The consumers with their sources: a change, an upload or a time of day. */
export class EventsStack extends Stack {
  readonly consumers: EventConsumers;

  constructor(scope: Construct, id: string, props: EventsStackProps) {
    super(scope, id, { terminationProtection: props.stage === 'production', env: props.env });
    holdOn(this);
    this.consumers = new EventConsumers(this, 'Events', { backend: backendOf(props) });
    const publishing = this.consumers.functions[eventFunctionOf(publishProgram)];
    // A deployment invokes it after uploading the site.
    if (publishing) new CfnOutput(this, 'PublishProgramFunction', { value: publishing.functionName });
  }
}
