/** The stores and services the functions may use: each names its environment variable once, for code and stack alike. */
export const tables = {
  Programs: { variable: 'PROGRAMS_TABLE', key: ['pk', 'sk'], expires: false },
  Enquiries: {
    variable: 'ENQUIRIES_TABLE',
    key: ['pk', 'sk'],
    expires: false,
    indexes: { ByStatus: ['type_status', 'sk'], ByPhone: ['phone_end', 'sk'], ByEmail: ['email', 'sk'] },
  },
  Staff: { variable: 'STAFF_TABLE', key: ['pk'], expires: false },
  Sessions: { variable: 'SESSIONS_TABLE', key: ['pk'], expires: true },
  PasswordResets: { variable: 'PASSWORD_RESETS_TABLE', key: ['pk'], expires: true },
  Idempotency: { variable: 'IDEMPOTENCY_TABLE', key: ['pk'], expires: true },
  Throttles: { variable: 'THROTTLES_TABLE', key: ['pk'], expires: true },
} as const satisfies Record<string, Table>;

interface Table {
  readonly variable: string;
  readonly key: Key;
  readonly expires: boolean;
  /** Global secondary indexes by name. They hold keys alone: items are read from the table, where they are current. */
  readonly indexes?: Readonly<Record<string, Key>>;
}
type Key = readonly [partition: string] | readonly [partition: string, sort: string];

/** Every key attribute is a string; tables that expire items use this attribute (seconds since 1970). */
export const expiryAttribute = 'expires_at';

export const photoBucket = { variable: 'PHOTOS_BUCKET', uploadPrefix: 'uploads/', publicPrefix: 'photos/' } as const;

/** The site's pages and files. Absent where whoever serves the site renders its pages: then nothing is published. */
export const siteBucket = { variable: 'SITE_BUCKET' } as const;

/** In the site's bucket: which pages functions have written, each with the fingerprint of what it shows. */
export const publishedList = '.published.json';

/** Names the parameter that holds the id of the CDN's distribution, once there is one. */
export const distributionParameter = {
  variable: 'DISTRIBUTION_PARAMETER',
  of: (stage: string) => `/rihla/${stage}/distribution-id`,
} as const;

/** `MAIL_FROM` is the verified sender's address; `SITE_ORIGIN` the address that links in mails point to. */
export const mailVariables = ['MAIL_FROM', 'SITE_ORIGIN'] as const;

/** Where mail for staff goes, several addresses with commas between, and its language. */
export const staffMail = { address: 'STAFF_EMAIL', language: 'STAFF_LANGUAGE' } as const;

export type TableName = keyof typeof tables;
export type IndexName = Indexes<TableName>;

/** The indexes of a table by name; none for most. */
export const indexesOf = (name: TableName): Readonly<Record<string, Key>> => {
  const table: Table = tables[name];
  return table.indexes ?? {};
};
type TableAction = 'GetItem' | 'BatchGetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query';
type Indexes<T extends TableName> = T extends unknown
  ? (typeof tables)[T] extends { indexes: infer I }
    ? keyof I & string
    : never
  : never;
/** `Query ByEmail`: a query of one index, which is no permission to query the table or another index. */
type IndexQuery<T extends TableName> = `Query ${Indexes<T>}`;
/** Writes and deletes pages, and reads the list of those that have been written. */
export type SiteAction = 'GetList' | 'PutPage' | 'DeletePage';
export type PhotoAction = 'GetUpload' | 'PutUpload' | 'DeleteUpload' | 'PutPhoto' | 'DeletePhoto';

/** What one function may touch, and nothing else. The stack derives the function's permissions and environment from it. */
export type Uses = { readonly [T in TableName]?: readonly (TableAction | IndexQuery<T>)[] } & {
  readonly photos?: readonly PhotoAction[];
  readonly site?: readonly SiteAction[];
  /** Tells the CDN what has changed. */
  readonly cdn?: true;
  readonly mail?: true;
  /** Knows where mail for staff goes. */
  readonly staffMail?: true;
};
