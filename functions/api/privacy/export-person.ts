import { exportPerson } from '#contracts/privacy';
import { routeHandler } from '../../http/route-handler.ts';
import * as people from '../../logic/export-person.ts';

export const handler = routeHandler(exportPerson, ({ body }) => people.exportPerson(body));
