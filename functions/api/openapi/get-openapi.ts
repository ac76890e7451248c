import { openapiDocument } from '#contracts/openapi';
import { getOpenapi } from '#contracts/system';
import { sessionCookieName } from '../../http/cookies.ts';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';

const document = openapiDocument(sessionCookieName());

export const handler = routeHandler(getOpenapi, async () => new Reply(document));
