import type { Route } from './route.ts';

/**
 * Calls have quotas apart, so that a flood of one kind leaves the others alone: strangers' reads, visitors' writes
 * (enquiries), accounts (signing in and links to passwords), and the calls of staff.
 */
export type Lane = 'reads' | 'writes' | 'accounts' | 'staff';

export function laneOf({ access, method, uses }: Pick<Route, 'access' | 'method' | 'uses'>): Lane {
  if (access !== 'public') return 'staff';
  if (method === 'GET') return 'reads';
  return uses.Staff ? 'accounts' : 'writes';
}

/** Calls a second that API Gateway lets through to each method of a lane; twice as many at once. */
export const callsPerSecond: Readonly<Record<Lane, number>> = { reads: 50, writes: 20, accounts: 10, staff: 200 };
