import { checkSettings } from '#contracts/stage-settings/check-settings';
import type { SettingName } from '#contracts/stage-settings/meanings';
import { stages } from '#contracts/stage-settings/stages';
import type { Settings } from '../../../../infra/stacks/settings.ts';

/** Settings that add or remove resources. Each is tested without a value and with one. */
const choices = {
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0000',
  hostedZoneId: 'Z01',
  hostedZoneName: 'rihla.example',
  alarmEmail: 'operator@rihla.example',
  rateLimit: 2000,
  monthlyBudget: 50,
  siteOrigin: 'https://www.rihla.example',
} as const satisfies { [Name in SettingName]?: unknown };
type Choice = keyof typeof choices;

/** Settings that only change values in the templates. */
const values = {
  mailFrom: 'hello@rihla.example',
  mailIdentity: 'hello@rihla.example',
  staffEmail: 'staff@rihla.example',
  staffLanguage: 'ar',
  staffMailSingles: 10,
  ownerEmail: 'owner@rihla.example',
  retentionMonths: 24,
  spamThreshold: 10,
  confirmationsPerConnection: 10,
  octo: true,
  umrahLicence: 'UMR-1/2',
  riyalSign: 'letters',
  turnstileSiteKey: '0x4AAA',
  turnstileSecret: '/rihla/turnstile',
} as const satisfies { [Name in SettingName]?: unknown };

/** Settings of production, which dev refuses. */
const ofProduction = {
  backupCopyRegion: 'eu-west-1',
  backupVaultLock: 'compliance',
} as const satisfies { [Name in SettingName]?: unknown };

/** Settings of tests, which production refuses. */
const ofTests = ['passwordCost'] as const satisfies SettingName[];

/** Every setting is one of these. */
export const sorted = [choices, values, ofProduction].flatMap(Object.keys).concat(ofTests) as SettingName[];

export interface Combination {
  /** A readable name: `production, website, certificateArn, alarmEmail, rateLimit`. */
  name: string;
  settings: Settings;
  /** False on an emulator, which gets the backend only. */
  hasWebsite: boolean;
}

/**
 * The choices on which templates depend, by what is deployed. `siteOrigin` is a value there, because certificates
 * require it. The first deployment over a version without the secret between CDN and API differs only in the backend.
 */
const kinds: { label: string[]; matters: Choice[]; hasWebsite: boolean; originSecret: Settings['originSecret'] }[] = [
  {
    ...{ label: ['website'], hasWebsite: true, originSecret: 'required' },
    matters: ['certificateArn', 'hostedZoneId', 'alarmEmail', 'rateLimit', 'monthlyBudget'],
  },
  { label: ['no website'], hasWebsite: false, originSecret: 'required', matters: ['alarmEmail'] },
  { label: ['website', 'over a version without its secret'], hasWebsite: true, originSecret: 'optional', matters: [] },
];

/** Every combination that can be deployed: the schema accepts it, and no other one makes the same templates. */
export const combinations: readonly Combination[] = stages.flatMap((stage) =>
  kinds.flatMap(({ label, matters, hasWebsite, originSecret }) => {
    const named = subsets(Object.keys(choices) as Choice[]).flatMap((chosen): [string, Combination][] => {
      const given = Object.fromEntries(chosen.map((name) => [name, choices[name]]));
      const noCertificate = stage === 'production' && !chosen.includes('certificateArn');
      const result = checkSettings(stage, {
        ...values,
        ...given,
        ...(stage === 'production' && ofProduction),
        ...(noCertificate && { certificateArn: 'none' }),
      });
      if ('issues' in result) return [];
      const name = [stage, ...label, ...matters.filter((choice) => chosen.includes(choice))].join(', ');
      const { siteOrigin = choices.siteOrigin, ...settings } = result.settings;
      return [[name, { name, hasWebsite, settings: { ...settings, siteOrigin, originSecret } }]];
    });
    // The first of a name has the fewest choices besides.
    return [...new Map(named.toReversed()).values()].toReversed();
  }),
);

function subsets<T>([first, ...rest]: readonly T[]): T[][] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((one) => [first, ...one])];
}
