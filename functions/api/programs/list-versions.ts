import { listVersions } from '#contracts/api/program-drafts';
import { routeHandler } from '../../http/route-handler.ts';
import * as versions from '../../logic/publications/versions.ts';

export const handler = routeHandler(listVersions, ({ params }) => versions.listVersions(params.id));
