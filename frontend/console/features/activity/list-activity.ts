import type { ActivityEntry } from '#contracts/api/activity';
import { staffPage } from '../session/staff-api.ts';
import type { Page } from '../session/use-pages.ts';
import type { ActivityFilters } from './activity-filters.ts';

interface ActivityPage extends Page {
  entries: ActivityEntry[];
}

interface PageOptions {
  cursor?: string | undefined;
  limit?: number;
  signal?: AbortSignal;
}

/** One page of the audit trail, newest first. */
export async function listActivity(
  filters: ActivityFilters,
  { cursor, limit, signal }: PageOptions,
): Promise<ActivityPage> {
  const page = await staffPage('POST /activity/searches', {
    body: { ...filters, cursor, limit },
    ...(signal && { signal }),
  });
  return { entries: page.data, nextCursor: page.next_cursor, searchedUntil: page.searched_until };
}
