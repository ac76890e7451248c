import { getDraft } from '#contracts/api/program-drafts';
import { routeHandler } from '../../http/route-handler.ts';
import * as drafts from '../../logic/publications/drafts.ts';

export const handler = routeHandler(getDraft, ({ params }) => drafts.getDraft(params.id));
