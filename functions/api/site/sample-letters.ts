import { sampleLetters } from '#contracts/api/site-content';
import { routeHandler } from '../../http/route-handler.ts';
import * as samples from '../../logic/site-content/letter-samples.ts';

export const handler = routeHandler(sampleLetters, ({ params, body }) =>
  samples.sampleLetters(params.id, body.content),
);
