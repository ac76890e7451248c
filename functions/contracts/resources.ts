/** The stores and services that functions may use. Each names its environment variable once, for code and stack. */
export const tables = {
  Programs: { variable: 'PROGRAMS_TABLE', key: ['pk', 'sk'], expires: false },
  Enquiries: {
    variable: 'ENQUIRIES_TABLE',
    key: ['pk', 'sk'],
    expires: false,
    indexes: {
      ByStatus: ['type_status', 'sk'],
      ByPhone: ['phone_end', 'sk'],
      ByEmail: ['email', 'sk'],
      ByRest: ['pk', 'rests_since'],
    },
  },
  /** Anonymised enquiries: type, id and nothing else, for the overview's counts. */
  PastEnquiries: { variable: 'PAST_ENQUIRIES_TABLE', key: ['pk', 'sk'], expires: false },
  /** The overview's counts: enquiries by type, month and day. */
  EnquiryCounts: { variable: 'ENQUIRY_COUNTS_TABLE', key: ['pk', 'sk'], expires: false },
  /** Privacy requests, and a record of erasures. */
  Privacy: { variable: 'PRIVACY_TABLE', key: ['pk', 'sk'], expires: false },
  Staff: { variable: 'STAFF_TABLE', key: ['pk'], expires: false },
  Sessions: {
    variable: 'SESSIONS_TABLE',
    key: ['pk'],
    expires: true,
    indexes: { ByEmail: ['email', 'created_at'] },
  },
  /** Browsers that have signed in. */
  Devices: { variable: 'DEVICES_TABLE', key: ['pk'], expires: true },
  PasswordResets: { variable: 'PASSWORD_RESETS_TABLE', key: ['pk'], expires: true },
  /** Settings of the agency, one item each. */
  Settings: { variable: 'SETTINGS_TABLE', key: ['pk'], expires: false },
  Idempotency: { variable: 'IDEMPOTENCY_TABLE', key: ['pk'], expires: true },
  /** Mailboxes that get no mail, stored as hashes. */
  Undeliverable: { variable: 'UNDELIVERABLE_TABLE', key: ['pk'], expires: true },
  /** Suspected spam. */
  Quarantine: { variable: 'QUARANTINE_TABLE', key: ['pk', 'sk'], expires: false },
  Throttles: { variable: 'THROTTLES_TABLE', key: ['pk'], expires: true },
  Audit: {
    variable: 'AUDIT_TABLE',
    key: ['pk', 'sk'],
    expires: true,
    indexes: { ByStaff: ['staff', 'sk'], ByRecord: ['record', 'sk'] },
  },
  /**
   * Deleted enquiries and programs, until an owner restores or removes them or they expire. `shelf` is the stored name of
   * the list that shows them: a deployed index cannot change its key.
   */
  Deleted: {
    variable: 'DELETED_TABLE',
    key: ['pk', 'sk'],
    expires: true,
    indexes: { ByDeletion: ['shelf', 'deletion'] },
  },
} as const satisfies Record<string, Table>;

interface Table {
  readonly variable: string;
  readonly key: Key;
  readonly expires: boolean;
  /**
   * Global secondary indexes by name. They contain keys only: items are read from the table, where they are current.
   */
  readonly indexes?: Readonly<Record<string, Key>>;
}
type Key = readonly [partition: string] | readonly [partition: string, sort: string];

/** Tables with `expires` use this TTL attribute (seconds since 1970). Every key attribute is a string. */
export const expiryAttribute = 'expires_at';

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

/** The score from which an enquiry is quarantined as suspected spam. */
export const spamThreshold = { variable: 'SPAM_THRESHOLD', byDefault: 10 } as const;

/**
 * The cost of new password hashes: scrypt's N as a power of two. The default follows OWASP's password storage cheat
 * sheet. Only tests lower it.
 */
export const passwordCost = { variable: 'PASSWORD_COST', byDefault: 17 } as const;

/**
 * Cloudflare Turnstile, if the agency uses it: the site key, which pages contain, the secret, and the address that
 * verifies tokens if it is not Cloudflare's.
 */
export const turnstile = {
  siteKey: 'TURNSTILE_SITE_KEY',
  secret: 'TURNSTILE_SECRET',
  address: 'TURNSTILE_ADDRESS',
} as const;

export type TableName = keyof typeof tables;
export type IndexName = Indexes<TableName>;

/** The indexes of a table by name; empty for most. */
export const indexesOf = (name: TableName): Readonly<Record<string, Key>> => {
  const table: Table = tables[name];
  return table.indexes ?? {};
};
type TableAction = 'GetItem' | 'BatchGetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query' | 'Scan';
type Indexes<T extends TableName> = T extends unknown
  ? (typeof tables)[T] extends { indexes: infer I }
    ? keyof I & string
    : never
  : never;
/** `Query ByEmail` allows queries of one index, but not of the table or another index. */
type IndexQuery<T extends TableName> = `Query ${Indexes<T>}`;
/** Access to the site's pages and published data: read, write, delete, and read the list of published programs. */
export type SiteAction = 'GetList' | 'GetPage' | 'PutPage' | 'DeletePage';
export type PhotoAction = 'GetUpload' | 'PutUpload' | 'DeleteUpload' | 'PutPhoto' | 'DeletePhoto';

/** The resources that one function may use. The stack derives its permissions and environment from them. */
export type Uses = { readonly [T in TableName]?: readonly (TableAction | IndexQuery<T>)[] } & {
  readonly photos?: readonly PhotoAction[];
  readonly site?: readonly SiteAction[];
  /** May invalidate the CDN. */
  readonly cdn?: true;
  readonly mail?: true;
  /** Gets the score from which an enquiry is quarantined. */
  readonly spamThreshold?: true;
  /** Gets the cost of password hashes, if a setting lowers it. */
  readonly passwordCost?: true;
  /** Gets the secret that verifies Turnstile's tokens, if there is one. */
  readonly turnstile?: true;
  /** Gets the recipients of mail for staff. */
  readonly staffMail?: true;
  /** Gets the months after which enquiries are anonymised; pages name them. */
  readonly retention?: true;
  /** May read and delete dead letters. */
  readonly deadLetters?: true;
};
