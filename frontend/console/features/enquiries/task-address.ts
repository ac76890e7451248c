import { paths } from '#contracts/website/paths';
import { optionOf, writeValues } from '../../lib/query-filters.ts';

/** The filters of the list of tasks, named as in the API's query and in the screen's URL. */
export interface TaskFilters {
  /** Keeps only those that the reader has to do. */
  mine?: 'true';
  /** Keeps only those that are due by the end of the day. */
  due?: 'today';
}

/** Reads the filters from a URL's query. Ignores values that the API would refuse, since people edit and cut URLs. */
export const readFilters = (query: URLSearchParams): TaskFilters => ({
  mine: optionOf(query.get('mine'), ['true']),
  due: optionOf(query.get('due'), ['today']),
});

/** Returns the query with these filters in place of the current ones; other parameters stay. */
export const writeFilters = (query: URLSearchParams, filters: TaskFilters) =>
  writeValues(query, ['mine', 'due'], { ...filters });

/** The address of the tasks that are due by the end of the day. */
export const tasksDueToday = `${paths.admin.tasks}?${writeFilters(new URLSearchParams(), { due: 'today' })}`;
