import { getOpenapi } from '#contracts/api/system';
import { sessionCookieName } from '../../http/cookies.ts';
import { publicHandler } from '../../http/public-handler.ts';
import { Reply } from '../../http/reply.ts';
import { documentFor } from '../../logic/openapi-document.ts';

let document: string | undefined;

export const handler = publicHandler(getOpenapi, async () => {
  document ??= documentFor(sessionCookieName());
  return new Reply(document);
});
