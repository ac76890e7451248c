import { openapiDocument } from '#contracts/openapi';
import { getOpenapi } from '#contracts/system';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { cookieName } from '../../http/session-cookie.ts';

const document = openapiDocument(cookieName());

export const handler = routeHandler(getOpenapi, async () => new Reply(document));
