import * as z from 'zod/mini';
import { meanings, type SettingName } from './meanings.ts';
import { isOrigin, missing, noCertificate } from './values.ts';

type Raw = { readonly [Name in SettingName]?: unknown };

interface Rule {
  setting: SettingName;
  /** The rest of a sentence that begins with the setting's name. */
  rule: string;
  isBroken(values: Raw): boolean;
}

/** Rules between settings. They are checked even if other settings are invalid. */
export const commonRules: readonly Rule[] = [
  {
    setting: 'hostedZoneId',
    rule: 'needs hostedZoneName, and hostedZoneName needs hostedZoneId',
    isBroken: ({ hostedZoneId, hostedZoneName }) => (hostedZoneId === undefined) !== (hostedZoneName === undefined),
  },
  {
    setting: 'hostedZoneId',
    rule: 'needs certificateArn: the CDN answers for a domain only with its certificate',
    isBroken: ({ hostedZoneId, certificateArn = noCertificate }) =>
      hostedZoneId !== undefined && certificateArn === noCertificate,
  },
  {
    setting: 'hostedZoneName',
    rule: 'must be a domain that the host of siteOrigin is in',
    isBroken: ({ hostedZoneName: zone, siteOrigin: origin }) =>
      typeof zone === 'string' &&
      typeof origin === 'string' &&
      isOrigin(origin) &&
      !isIn(new URL(origin).hostname, zone),
  },
  {
    setting: 'mailIdentity',
    rule: 'must be mailFrom itself, or a domain that it is in',
    isBroken: ({ mailIdentity, mailFrom }) =>
      typeof mailIdentity === 'string' &&
      typeof mailFrom === 'string' &&
      mailIdentity !== mailFrom &&
      !isIn(mailFrom.slice(mailFrom.lastIndexOf('@') + 1), mailIdentity),
  },
  {
    setting: 'turnstileSiteKey',
    rule: 'needs turnstileSecret, and turnstileSecret needs turnstileSiteKey',
    isBroken: ({ turnstileSiteKey, turnstileSecret }) =>
      (turnstileSiteKey === undefined) !== (turnstileSecret === undefined),
  },
  {
    setting: 'monthlyBudget',
    rule: 'needs alarmEmail, which gets the mail',
    isBroken: ({ monthlyBudget, alarmEmail }) => monthlyBudget !== undefined && alarmEmail === undefined,
  },
];

const isIn = (host: string, zone: string) => `.${host}`.endsWith(`.${zone.replace(/\.$/, '')}`);

/** Matches addresses, accounts and zones of the committed example. */
const ofExample = /(^|[@./])example\.com\b|:123456789012:|^Z0123456789ABC$/i;

export const productionRules: readonly Rule[] = [
  ...(Object.keys(meanings) as SettingName[]).map((setting) => ({
    setting,
    rule: "still has the example's value",
    isBroken: ({ [setting]: value }: Raw) => typeof value === 'string' && ofExample.test(value),
  })),
  {
    setting: 'siteOrigin',
    rule: `must be left out with certificateArn "${noCertificate}": the site then has the CDN's own name`,
    isBroken: ({ siteOrigin, certificateArn }) => siteOrigin !== undefined && certificateArn === noCertificate,
  },
  {
    setting: 'siteOrigin',
    rule: missing,
    isBroken: ({ siteOrigin, certificateArn }) => siteOrigin === undefined && certificateArn !== noCertificate,
  },
];

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** Adds rules to a schema. A broken rule becomes an issue of its setting. */
export const withRules = <Schema extends z.ZodMiniType>(schema: Schema, rules: readonly Rule[]) =>
  schema.check(
    ...rules.map(({ setting, rule, isBroken }) =>
      // `when`: runs even if a setting has an issue of its own.
      z.refine((values) => !isBroken(values as Raw), { error: rule, path: [setting], when: isObject }),
    ),
  );
