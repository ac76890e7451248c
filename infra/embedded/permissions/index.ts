import type { IncomingMessage } from 'node:http';
import { photoBucket } from '#contracts/platform/resources';
import { StorageError } from '../storage/error.ts';
import { callerOf } from './caller.ts';

/** Each function's permitted actions, by its name: `GetItem on Enquiries`, `Query on Enquiries/ByPhone`, `SendEmail`. */
export type Permissions = Readonly<Record<string, readonly string[]>>;

export const tableAction = (action: string, table: string, index?: string): string =>
  `${action} on ${table}${index ? `/${index}` : ''}`;

const objectActions: Partial<Record<string, string>> = { PUT: 'Put', GET: 'Get', HEAD: 'Get', DELETE: 'Delete' };

/** Returns the name of an action on an object of the photos' bucket: `PutUpload`. */
export function objectAction(method: string | undefined, key: string): string {
  const kind = key.startsWith(photoBucket.uploadPrefix) ? 'Upload' : 'Photo';
  return `${objectActions[method ?? '']}${kind}`;
}

/**
 * Refuses a function what its contract does not name, as IAM does. Commands may do everything.
 * @throws StorageError `AccessDenied`
 */
export function requirePermission(request: IncomingMessage, permissions: Permissions, ...actions: string[]): void {
  const name = callerOf(request);
  if (name === undefined) return;
  for (const action of actions) {
    if (!permissions[name]?.includes(action)) {
      throw new StorageError('AccessDenied', `${name} is not authorized to perform ${action}: see its \`uses\`.`);
    }
  }
}
