import type { ActivityEntry } from '#contracts/activity';
import type { ActivityFilters } from '../../../features/activity/activity-filters.ts';

/** Props of the activity's list, as a table or as cards. */
export interface ActivityListProps {
  entries: ActivityEntry[];
  loading: boolean;
  onFilter: (filters: ActivityFilters) => void;
}
