import { exportPerson } from '#contracts/api/person-data';
import { routeHandler } from '../../http/route-handler.ts';
import { onEachRecord } from '../../logic/audit/audit.ts';
import * as people from '../../logic/privacy/export-person.ts';
import { enquiriesIn } from '../../logic/privacy/find-person.ts';

export const handler = routeHandler(exportPerson, async ({ body, report }) => {
  const exported = await people.exportPerson(body);
  for (const action of onEachRecord('person_exported', enquiriesIn(exported.record))) report(action);
  return exported;
});
