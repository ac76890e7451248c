import type { Settings } from '../../infra/stacks/settings.ts';

const common = {
  mailFrom: 'no-reply@rihla.example',
  staffEmail: 'staff@rihla.example',
  staffLanguage: 'ar',
  staffMailSingles: 10,
  retentionMonths: 24,
  spamThreshold: 10,
  originSecret: 'required',
} as const;

export const dev: Settings = { ...common, stage: 'dev', siteOrigin: 'http://localhost:3000' };
export const production: Settings = { ...common, stage: 'production', siteOrigin: 'https://www.rihla.example' };

/** Every setting that adds resources. */
export const everything = {
  alarmEmail: 'operator@rihla.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0000',
  hostedZoneId: 'Z01',
  hostedZoneName: 'rihla.example',
  rateLimit: 2000,
  monthlyBudget: 50,
} as const satisfies Partial<Settings>;

/** What can be deployed: each stage with the fewest and the most settings, with a website and without. */
export const combinations = [dev, production].flatMap((least) =>
  [least, { ...least, ...everything }].flatMap((settings) =>
    [true, false].map((website) => ({
      name: `${least.stage}, ${settings === least ? 'fewest' : 'all'} settings, ${website ? 'with' : 'without'} website`,
      settings,
      website,
    })),
  ),
);

/** The regions that a Saudi agency would choose. */
export const regions = ['me-central-1', 'me-south-1', 'eu-central-1', 'us-east-1'] as const;
