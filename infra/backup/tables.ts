import { type TableName, tables } from '#contracts/platform/resources';

/** The tables that backups contain; for each table that they leave out, the reason as a sentence. */
const backups = {
  Programs: 'held',
  Departures: 'held',
  ProgramVersions: 'held',
  SiteContent: 'held',
  Enquiries: 'held',
  Quotes: 'held',
  Customers: 'held',
  PastEnquiries: 'held',
  Privacy: 'held',
  Staff: 'held',
  Devices: 'held',
  Settings: 'held',
  Undeliverable: 'held',
  Quarantine: 'held',
  Audit: 'held',
  Deleted: 'held',
  Sessions: { leftOut: 'everybody signs in again' },
  PasswordResets: { leftOut: 'links to a new password are asked for again' },
  Idempotency: { leftOut: 'a form that was sent and is sent again may be stored twice' },
  EnquiryCounts: { leftOut: 'the overview counts again' },
  Previews: { leftOut: 'links to previews are made again' },
  Throttles: { leftOut: 'attempts count from zero' },
} as const satisfies Record<TableName, 'held' | { leftOut: string }>;

export type HeldTable = { [Name in TableName]: (typeof backups)[Name] extends 'held' ? Name : never }[TableName];

const isHeld = (name: TableName) => backups[name] === 'held';

export const tableNames = Object.keys(tables) as TableName[];
export const heldTables: readonly TableName[] = tableNames.filter(isHeld);

export const leftOut: readonly { name: TableName; reason: string }[] = tableNames.flatMap((name) => {
  const backup = backups[name];
  return backup === 'held' ? [] : [{ name, reason: backup.leftOut }];
});
