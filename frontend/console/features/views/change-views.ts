import type { View, ViewList } from '#contracts/api/views';
import { EntryConflict, keptList } from '../kept-lists/kept-list.ts';
import { staffApi } from '../session/staff-api.ts';

/** A colleague has changed or removed the same view meanwhile. */
export class ViewConflict extends EntryConflict<View, ViewList> {}

const routes = { shared: 'PUT /desk/views', own: 'PUT /desk/own-views' } as const;

export const { save: saveView, remove: removeView } = keptList<'views', View>({
  name: 'views',
  read: async (whose) => (await staffApi('GET /desk/views'))[whose],
  write: (whose, body) => staffApi(routes[whose], { body }),
  Conflict: ViewConflict,
});
