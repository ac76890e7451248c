import { findPerson } from '#contracts/privacy';
import { routeHandler } from '../../http/route-handler.ts';
import * as people from '../../logic/find-person.ts';

export const handler = routeHandler(findPerson, ({ body }) => people.findPerson(body));
