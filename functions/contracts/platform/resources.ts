import type { Indexes, TableName } from './tables.ts';

/** The stores and services that functions may use. Each names its environment variable once, for code and stack. */
export * from './tables.ts';

export const photoBucket = {
  variable: 'PHOTOS_BUCKET',
  /** Variable with the storage's address for browsers; absent if it is the same as for functions, as on AWS. */
  browserEndpoint: 'PHOTOS_BROWSER_ENDPOINT',
  uploadPrefix: 'uploads/',
  publicPrefix: 'photos/',
} as const;

/** The bucket of the site's pages and files. Absent if the server renders pages itself: then nothing is published. */
export const siteBucket = { variable: 'SITE_BUCKET' } as const;

/** Object in the site's bucket that lists the published programs: their pages, and the version that was published. */
export const publishedList = '.published.json';

/** SSM parameter with the id of the CDN's distribution; it exists once the CDN is deployed. */
export const distributionParameter = {
  variable: 'DISTRIBUTION_PARAMETER',
  of: (stage: string) => `/rihla/${stage}/distribution-id`,
} as const;

/**
 * The secret by which functions recognise the CDN. The CDN sends it in a header; the API's stage has the accepted ones,
 * separated by commas; the variable is `required` if there is a CDN.
 */
export const originSecret = {
  variable: 'ORIGIN_SECRET',
  stageVariable: 'originSecrets',
  header: 'x-origin-secret',
  of: (stage: string) => `/rihla/${stage}/origin-secret`,
} as const;

/** `MAIL_FROM` is the verified sender's address; `SITE_ORIGIN` is the address for links in mails. */
export const mailVariables = ['MAIL_FROM', 'SITE_ORIGIN'] as const;

/**
 * The names by which browsers may know the embedded server, with commas between. API Gateway and the CDN answer for
 * theirs only, so functions there have none.
 */
export const ownNames = 'OWN_NAMES';

/** The SES configuration set that reports bounces and complaints. */
export const mailConfigurationSet = 'MAIL_CONFIGURATION_SET';

/**
 * The recipients of mail for staff, separated by commas, its language, and the number of enquiries in ten minutes that
 * are mailed separately.
 */
export const staffMail = { address: 'STAFF_EMAIL', language: 'STAFF_LANGUAGE', singles: 'STAFF_MAIL_SINGLES' } as const;
export const defaultStaffMailSingles = 10;

/** Months after which an enquiry is anonymised, counted from its end. */
export const retention = { variable: 'RETENTION_MONTHS', months: 24 } as const;

/** The variables with the number of the Umrah licence, and with how prices name riyals; see `shown-settings.ts`. */
export const umrahLicence = { variable: 'UMRAH_LICENCE' } as const;
export const riyalSign = { variable: 'RIYAL_SIGN' } as const;

/** The score from which an enquiry is quarantined as suspected spam. */
export const spamThreshold = { variable: 'SPAM_THRESHOLD', byDefault: 10 } as const;

/** The variable with the number of confirmations for each connection in a day; see `confirmations.ts`. */
export const connectionBudget = { variable: 'CONFIRMATIONS_PER_CONNECTION' } as const;

/** `on` if programs are published for partners' systems too; see `website/octo.ts`. */
export const octo = { variable: 'OCTO', on: 'on' } as const;

/** The variable with the site's own address. */
export const siteOrigin = 'SITE_ORIGIN';

/**
 * The cost of new password hashes: scrypt's N as a power of two. The default follows OWASP's password storage cheat
 * sheet. Only tests lower it.
 */
export const passwordCost = { variable: 'PASSWORD_COST', byDefault: 17 } as const;

/**
 * Cloudflare Turnstile, if the agency uses it: the site key, which pages contain; the secret, or its name in Secrets
 * Manager; and the address that verifies tokens if it is not Cloudflare's.
 */
export const turnstile = {
  siteKey: 'TURNSTILE_SITE_KEY',
  secret: 'TURNSTILE_SECRET',
  secretName: 'TURNSTILE_SECRET_NAME',
  address: 'TURNSTILE_ADDRESS',
} as const;

type TableAction = 'GetItem' | 'BatchGetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query' | 'Scan';
/** `Query ByEmail` allows queries of one index, but not of the table or another index. */
type IndexQuery<T extends TableName> = `Query ${Indexes<T>}`;
/** Access to the site's pages and published data: read, write, delete, and read the list of published programs. */
export type SiteAction = 'GetList' | 'GetPage' | 'PutPage' | 'DeletePage';
export type PhotoAction = 'GetUpload' | 'PutUpload' | 'DeleteUpload' | 'GetPhoto' | 'PutPhoto' | 'DeletePhoto';

/** The resources that one function may use. The stack derives its permissions and environment from them. */
export type Uses = { readonly [T in TableName]?: readonly (TableAction | IndexQuery<T>)[] } & {
  readonly photos?: readonly PhotoAction[];
  readonly site?: readonly SiteAction[];
  /** May invalidate the CDN. */
  readonly cdn?: true;
  readonly mail?: true;
  /** Gets the score from which an enquiry is quarantined. */
  readonly spamThreshold?: true;
  /** Gets the number of confirmations for each connection in a day. */
  readonly connectionBudget?: true;
  /** Gets the site's own address. */
  readonly siteOrigin?: true;
  /** Gets the cost of password hashes, if a setting lowers it. */
  readonly passwordCost?: true;
  /** May read the secret that verifies Turnstile's tokens, if there is one. */
  readonly turnstile?: true;
  /** Gets the recipients of mail for staff. */
  readonly staffMail?: true;
  /** Gets the months after which enquiries are anonymised; pages name them. */
  readonly retention?: true;
  /** Learns whether programs are published for partners' systems. */
  readonly octo?: true;
  /** Gets the number of the Umrah licence: without it, visitors see no Umrah programs. */
  readonly umrahLicence?: true;
  /** May read and delete dead letters. */
  readonly deadLetters?: true;
};
