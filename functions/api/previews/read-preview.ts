import { readPreview } from '#contracts/api/program-previews';
import { publicHandler } from '../../http/public-handler.ts';
import { replyFor } from '../../logic/program-reply.ts';
import * as previews from '../../logic/publications/previews.ts';

export const handler = publicHandler(readPreview, async ({ body, address }) =>
  replyFor(await previews.readPreview(body, address)),
);
