import { findPerson } from '#contracts/api/person-data';
import { routeHandler } from '../../http/route-handler.ts';
import { onEachRecord } from '../../logic/audit/audit.ts';
import * as people from '../../logic/privacy/find-person.ts';

export const handler = routeHandler(findPerson, async ({ body, report }) => {
  const record = await people.findPerson(body);
  for (const action of onEachRecord('person_searched', people.enquiriesIn(record))) report(action);
  return record;
});
