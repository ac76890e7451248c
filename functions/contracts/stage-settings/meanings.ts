import { languages } from '../field-kit/language.ts';
import { riyalSigns } from '../website/shown-settings.ts';
import { noCertificate, noCopies } from './values.ts';

/** Describes each setting; the message about a missing setting shows it. */
export const meanings = {
  siteOrigin: 'the address of the site, such as https://www.example.com',
  mailFrom: 'the e-mail address that mails come from, verified in SES',
  mailIdentity: 'the verified SES identity of mailFrom, if it is not the domain of that address',
  staffEmail: 'the e-mail addresses that get a mail for each request, with commas between',
  staffLanguage: `the language of mails for staff, ${languages.join(' or ')}`,
  staffMailSingles: 'the largest number of requests in ten minutes that are mailed to staff one by one',
  ownerEmail: "the e-mail address of the console's first owner",
  alarmEmail: 'the e-mail address that gets a mail for each alarm',
  certificateArn: `the certificate of the site's host in us-east-1, or "${noCertificate}" to use the CDN's own name`,
  hostedZoneId: "the id of the Route 53 zone that gets the site's DNS records",
  hostedZoneName: 'the name of that zone',
  rateLimit: 'the POSTs to the API of one address in five minutes above which the firewall answers 429',
  monthlyBudget: 'the monthly cost in US dollars above which alarmEmail gets a mail',
  retentionMonths: 'the months after which closed requests are made anonymous',
  spamThreshold: 'the score from which a request is quarantined',
  confirmationsPerConnection: 'the confirmations by e-mail for one connection to the internet in a day',
  octo: "true if partners' systems may read the programs below /octo/",
  umrahLicence: 'the number of the Umrah licence, with which programs of that type show',
  riyalSign: `how pages name riyals, ${riyalSigns.join(' or ')}`,
  turnstileSiteKey: 'the site key of Cloudflare Turnstile, which then checks the visitors of forms',
  turnstileSecret: 'the name of the secret in Secrets Manager that holds the secret key of Turnstile',
  backupCopyRegion: `a second region for copies of the backups, or "${noCopies}"`,
  backupVaultLock: 'the lock of the backups: governance, or compliance, which nobody can undo',
  passwordCost: "the cost of passwords' hashes as a power of two, which tests lower",
} as const;
export type SettingName = keyof typeof meanings;
