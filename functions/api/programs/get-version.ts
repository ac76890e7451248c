import { getVersion } from '#contracts/api/program-drafts';
import { routeHandler } from '../../http/route-handler.ts';
import * as versions from '../../logic/publications/versions.ts';

export const handler = routeHandler(getVersion, ({ params }) => versions.getVersion(params.id, params.version));
