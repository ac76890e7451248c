import * as z from 'zod/mini';
import { route } from './route.ts';

export const getHealth = route({
  id: 'getHealth',
  summary: 'Whether the API answers',
  method: 'GET',
  path: '/health',
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
  status: 200,
  uses: {},
});

/** The only reply without an envelope, because tools expect the document itself. */
export const getOpenapi = route({
  id: 'getOpenapi',
  summary: 'This API as an OpenAPI 3.1 document',
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  reply: z.record(z.string(), z.unknown()),
  status: 200,
  uses: {},
});
