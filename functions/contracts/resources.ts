/** The stores and services the functions may use: each names its environment variable once, for code and stack alike. */
export const tables = {
  Programs: { variable: 'PROGRAMS_TABLE', key: ['pk', 'sk'], expires: false },
  Enquiries: { variable: 'ENQUIRIES_TABLE', key: ['pk', 'sk'], expires: false },
  Staff: { variable: 'STAFF_TABLE', key: ['pk'], expires: false },
  Sessions: { variable: 'SESSIONS_TABLE', key: ['pk'], expires: true },
  PasswordResets: { variable: 'PASSWORD_RESETS_TABLE', key: ['pk'], expires: true },
  Idempotency: { variable: 'IDEMPOTENCY_TABLE', key: ['pk'], expires: true },
  Throttles: { variable: 'THROTTLES_TABLE', key: ['pk'], expires: true },
} as const;

/** Every key attribute is a string; tables that expire items use this attribute (seconds since 1970). */
export const expiryAttribute = 'expires_at';

export const photoBucket = { variable: 'PHOTOS_BUCKET', uploadPrefix: 'uploads/', publicPrefix: 'photos/' } as const;

/** `MAIL_FROM` is the verified sender; `SITE_ORIGIN` the address that links in mails point to. */
export const mailVariables = ['MAIL_FROM', 'SITE_ORIGIN'] as const;

export type TableName = keyof typeof tables;
export type TableAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query';
export type PhotoAction = 'GetUpload' | 'PutUpload' | 'DeleteUpload' | 'PutPhoto' | 'DeletePhoto';

/** What one function may touch, and nothing else. The stack derives the function's permissions and environment from it. */
export type Uses = { readonly [T in TableName]?: readonly TableAction[] } & {
  readonly photos?: readonly PhotoAction[];
  readonly mail?: true;
};
