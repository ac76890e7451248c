import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { rotateOriginSecret } from '#contracts/platform/rotate-origin-secret';
import { Alarms } from '../constructs/alarms.ts';
import { Dashboard } from '../constructs/dashboard.ts';
import type { ApiStack } from './api.ts';
import { type DataStack, holdOn } from './data.ts';
import type { EventsStack } from './events.ts';
import type { Settings } from './settings.ts';
import type { WebsiteStack } from './website.ts';

export type AlarmsStackProps = StackProps &
  Pick<Settings, 'stage' | 'alarmEmail'> & {
    data: DataStack;
    api: ApiStack;
    events: EventsStack;
    /** Absent on emulators. */
    website?: WebsiteStack | undefined;
    /** True on an emulator, which knows references only that hold on to what they name. */
    holdsOn: boolean;
  };

/** Watches the stacks in this region: alarms and the operator's dashboard. */
export class AlarmsStack extends Stack {
  constructor(scope: Construct, id: string, { data, api, events, website, holdsOn, ...props }: AlarmsStackProps) {
    super(scope, id, { terminationProtection: props.stage === 'production', env: props.env });
    // On an account it must not keep a function or table from being removed because it watches it.
    if (holdsOn) holdOn(this);
    const { stage, alarmEmail } = props;
    const watched = {
      stage,
      api: api.api,
      consumers: events.consumers.functions,
      rules: events.consumers.rules,
      deadLetters: data.deadLetters,
      tables: data.tables,
    };
    new Alarms(this, 'Alarms', {
      ...watched,
      rules: { ...watched.rules, ...(website && { [rotateOriginSecret.id]: website.rotation.rule }) },
      rotation: website?.rotation.rotating,
      mailReports: data.mailReports,
      email: alarmEmail,
    });
    new Dashboard(this, 'Dashboard', watched);
  }
}
