import type { ActivityEntry } from '#contracts/api/activity';
import type { ActivityFilters } from '../../features/activity/activity-filters.ts';

/** Props of both forms of the list: table and cards. */
export interface ActivityListProps {
  entries: ActivityEntry[];
  loading: boolean;
  onFilter: (filters: ActivityFilters) => void;
}
