/** The tables: where each is, its keys, and whose data it holds. */
export const tables = {
  Programs: {
    variable: 'PROGRAMS_TABLE',
    key: ['pk', 'sk'],
    expires: false,
    indexes: { ByDue: ['due', 'due_at'] },
    people: { nobody: 'what the agency offers' },
  },
  /** Drafts of programs, and the versions that were published. */
  ProgramVersions: {
    variable: 'PROGRAM_VERSIONS_TABLE',
    key: ['pk', 'sk'],
    expires: false,
    indexes: { Drafts: ['drafts', 'pk'] },
    people: { staff: 'who saved and published; a version goes with its program, or after fifty newer ones' },
  },
  /** Links to previews of programs, stored as hashes. */
  Previews: {
    variable: 'PREVIEWS_TABLE',
    key: ['pk', 'sk'],
    expires: true,
    people: { nobody: 'hashes of links' },
  },
  /** The content of the agency's site: each section's live state, draft and versions. */
  SiteContent: {
    variable: 'SITE_CONTENT_TABLE',
    key: ['pk', 'sk'],
    expires: false,
    people: { staff: 'who saved and published; a version goes after fifty newer ones' },
  },
  /** When programs depart, with prices and seats. */
  Departures: {
    variable: 'DEPARTURES_TABLE',
    key: ['pk', 'sk'],
    expires: false,
    people: { nobody: 'what the agency offers' },
  },
  Enquiries: {
    variable: 'ENQUIRIES_TABLE',
    key: ['pk', 'sk'],
    expires: false,
    indexes: {
      ByStatus: ['type_status', 'sk'],
      ByPhone: ['phone_end', 'sk'],
      ByEmail: ['email', 'sk'],
      ByRest: ['pk', 'rests_since'],
      /** Only enquiries whose customer waits for staff have these attributes. */
      ByUnanswered: ['unanswered', 'unanswered_since'],
      /** Only those with tags. */
      ByTagged: ['tagged', 'sk'],
      /** Only requests for a departure have a place. */
      ByDeparture: ['type_status', 'departure_place'],
      /** Only those whose testimonial waits for an owner. */
      ByTestimonial: ['testimonial_waits', 'sk'],
      /** Only those with an open quote, by the first last day of these. */
      ByQuote: ['quote_waits', 'quote_ends'],
      /** Only those with an open task, by when the first is due. */
      ByTask: ['task_waits', 'task_due'],
      /** Only open requests have a stage, and only those that somebody has, an owner. */
      ByDesk: ['desk', 'desk_place'],
      ByOwner: ['desk_owner', 'desk_place'],
    },
    people: { found: 'by contact', exported: 'enquiries', erased: 'with the enquiry' },
  },
  /** The contents of quotes, by request and quote. Their states are in the request's item. */
  Quotes: {
    variable: 'QUOTES_TABLE',
    key: ['pk', 'sk'],
    expires: false,
    people: { found: 'by enquiry', exported: 'quotes', erased: 'with the enquiry' },
  },
  /** Cards of customers: the notes of staff, and what follows from the requests; a card goes with the last of these. */
  Customers: {
    variable: 'CUSTOMERS_TABLE',
    key: ['pk'],
    expires: true,
    indexes: {
      /** Only cards that the list shows: with a request, and not merged into another. */
      ByLatest: ['listed', 'latest_place'],
      /** Only those with a next contact. */
      ByNextContact: ['contact', 'contact_place'],
      /** Only merged ones. */
      ByMerged: ['merged_into', 'pk'],
    },
    people: { found: 'by contact', exported: 'customers', erased: 'by itself' },
  },
  /** Anonymised enquiries: type, id and nothing else, for the overview's counts. */
  PastEnquiries: {
    variable: 'PAST_ENQUIRIES_TABLE',
    key: ['pk', 'sk'],
    expires: false,
    people: { nobody: 'types and ids, which no longer lead to anybody' },
  },
  /** The overview's counts: enquiries by type, month and day. */
  EnquiryCounts: {
    variable: 'ENQUIRY_COUNTS_TABLE',
    key: ['pk', 'sk'],
    expires: false,
    people: { nobody: 'numbers' },
  },
  /** Privacy requests, and a record of erasures. */
  Privacy: {
    variable: 'PRIVACY_TABLE',
    key: ['pk', 'sk'],
    expires: false,
    people: { found: 'by contact', exported: 'requests', erased: 'by itself' },
  },
  Staff: {
    variable: 'STAFF_TABLE',
    key: ['pk'],
    expires: false,
    people: { staff: 'an owner removes members; which requests mention somebody goes with the account' },
  },
  Sessions: {
    variable: 'SESSIONS_TABLE',
    key: ['pk'],
    expires: true,
    indexes: { ByEmail: ['email', 'created_at'] },
    people: { staff: 'they end with the session, and expire; so does which request somebody has open' },
  },
  /** Browsers that have signed in. */
  Devices: {
    variable: 'DEVICES_TABLE',
    key: ['pk'],
    expires: true,
    people: { staff: 'hashes, which expire' },
  },
  PasswordResets: {
    variable: 'PASSWORD_RESETS_TABLE',
    key: ['pk'],
    expires: true,
    people: { staff: 'they end with the link, and expire' },
  },
  /** Settings of the agency, one item each; templates of replies and views of the requests. */
  Settings: {
    variable: 'SETTINGS_TABLE',
    key: ['pk'],
    expires: false,
    people: { staff: 'who changed a template or a view last; own ones go with the account' },
  },
  Idempotency: {
    variable: 'IDEMPOTENCY_TABLE',
    key: ['pk'],
    expires: true,
    people: { found: 'by enquiry', exported: 'mails', erased: 'with the enquiry' },
  },
  /** Mailboxes that get no mail, stored as hashes. */
  Undeliverable: {
    variable: 'UNDELIVERABLE_TABLE',
    key: ['pk'],
    expires: true,
    people: {
      found: 'by contact',
      exported: { not: 'a hash of the address, and that mail does not reach it' },
      erased: { not: 'nobody may mail the address again; the hash expires' },
    },
  },
  /** Suspected spam. */
  Quarantine: {
    variable: 'QUARANTINE_TABLE',
    key: ['pk', 'sk'],
    expires: false,
    people: { found: 'by contact', exported: 'quarantined', erased: 'by itself' },
  },
  Throttles: {
    variable: 'THROTTLES_TABLE',
    key: ['pk'],
    expires: true,
    people: { found: 'by enquiry', exported: { not: 'a day’s numbers under hashes' }, erased: 'with the enquiry' },
  },
  Audit: {
    variable: 'AUDIT_TABLE',
    key: ['pk', 'sk'],
    expires: true,
    indexes: { ByStaff: ['staff', 'sk'], ByRecord: ['record', 'sk'] },
    people: {
      found: 'by enquiry',
      exported: 'activity',
      erased: { not: 'entries name members of staff and ids, and expire' },
    },
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
    people: { found: 'by contact', exported: 'enquiries', erased: 'with the enquiry' },
  },
} as const satisfies Record<string, Table>;

interface Table {
  readonly variable: string;
  readonly key: Key;
  readonly expires: boolean;
  readonly people: People;
  /**
   * Global secondary indexes by name. They contain keys only: items are read from the table, where they are current.
   */
  readonly indexes?: Readonly<Record<string, Key>>;
}
type Key = readonly [partition: string] | readonly [partition: string, sort: string];

/**
 * Whose data a table holds, and what happens to it when a person asks: nobody's, staff's with the reason why it ends, or
 * customers'. The code that finds, exports and erases a person follows it.
 */
type People = { readonly nobody: string } | { readonly staff: string } | Customers;
interface Customers {
  /** By phone number or e-mail address, or by the enquiries that those find. */
  readonly found: 'by contact' | 'by enquiry';
  /** The part of the person's record (`PersonRecord`) that shows it. */
  readonly exported: 'enquiries' | 'quotes' | 'customers' | 'quarantined' | 'mails' | 'requests' | 'activity' | Not;
  /** When an enquiry is forgotten, by an erasure or at the end of its retention; or by an erasure only. */
  readonly erased: 'with the enquiry' | 'by itself' | Not;
}
/** The reason why not. */
interface Not {
  readonly not: string;
}

/** Tables with `expires` use this TTL attribute (seconds since 1970). Every key attribute is a string. */
export const expiryAttribute = 'expires_at';

export type TableName = keyof typeof tables;
export type IndexName = Indexes<TableName>;

/** The names of the tables that say this of the people in them. */
export type TableThatSays<Said extends Partial<Customers>> = {
  [Name in TableName]: (typeof tables)[Name]['people'] extends Said ? Name : never;
}[TableName];

/** The indexes of a table by name; empty for most. */
export const indexesOf = (name: TableName): Readonly<Record<string, Key>> => {
  const table: Table = tables[name];
  return table.indexes ?? {};
};

export type Indexes<T extends TableName> = T extends unknown
  ? (typeof tables)[T] extends { indexes: infer I }
    ? keyof I & string
    : never
  : never;
