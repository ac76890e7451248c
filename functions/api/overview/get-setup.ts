import { getSetup } from '#contracts/api/setup';
import { routeHandler } from '../../http/route-handler.ts';
import { stepsToSetUp } from '../../logic/setup.ts';

export const handler = routeHandler(getSetup, () => stepsToSetUp());
