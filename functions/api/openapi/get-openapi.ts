import { getOpenapi } from '#contracts/system';
import { sessionCookieName } from '../../http/cookies.ts';
import { publicHandler } from '../../http/public-handler.ts';
import { Reply } from '../../http/reply.ts';
import { documentFor } from '../../logic/openapi-document.ts';

const document = documentFor(sessionCookieName());

export const handler = publicHandler(getOpenapi, async () => new Reply(document));
