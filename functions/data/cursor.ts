import { ValidationFailed } from '../errors.ts';

/** Cursors are opaque: the sort key to go on after, made safe for a URL. */
export const toCursor = (sortKey: string) => Buffer.from(sortKey).toString('base64url');

/** @throws ValidationFailed for a cursor that we did not make */
export function fromCursor(cursor: string): string {
  const sortKey = Buffer.from(cursor, 'base64url').toString();
  if (!/^[0-9a-f-]{36}$/.test(sortKey)) throw new ValidationFailed([{ field: 'cursor', code: 'invalid_cursor' }]);
  return sortKey;
}
