import { erasePerson } from '#contracts/api/erasures';
import { routeHandler } from '../../http/route-handler.ts';
import * as people from '../../logic/privacy/erase-person.ts';

export const handler = routeHandler(erasePerson, ({ body, session }) => people.erasePerson(body, session.staff.email));
