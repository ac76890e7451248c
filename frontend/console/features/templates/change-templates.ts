import type { Template, TemplateList } from '#contracts/api/templates';
import { EntryConflict, keptList } from '../kept-lists/kept-list.ts';
import { staffApi } from '../session/staff-api.ts';

/** A colleague has changed or removed the same template meanwhile. */
export class TemplateConflict extends EntryConflict<Template, TemplateList> {}

const routes = { shared: 'PUT /desk/templates', own: 'PUT /desk/own-templates' } as const;

export const { save: saveTemplate, remove: removeTemplate } = keptList<'templates', Template>({
  name: 'templates',
  read: async (whose) => (await staffApi('GET /desk/templates'))[whose],
  write: (whose, body) => staffApi(routes[whose], { body }),
  Conflict: TemplateConflict,
});
