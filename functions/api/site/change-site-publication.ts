import { changeSitePublication } from '#contracts/api/site-publications';
import { routeHandler } from '../../http/route-handler.ts';
import { cancelPlan } from '../../logic/site-content/publications.ts';

export const handler = routeHandler(changeSitePublication, ({ params }) => cancelPlan(params.id));
