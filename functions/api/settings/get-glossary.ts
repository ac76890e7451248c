import { getGlossary } from '#contracts/api/site-glossary';
import { readLive } from '../../data/site-content.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(getGlossary, async () => (await readLive('glossary')).content.items);
