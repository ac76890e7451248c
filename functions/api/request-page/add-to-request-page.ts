import { addToRequestPage } from '#contracts/api/request-page';
import { publicHandler } from '../../http/public-handler.ts';
import * as pages from '../../logic/request-page/add-entry.ts';

export const handler = publicHandler(addToRequestPage, ({ body, address, idempotencyKey }) =>
  pages.addToRequestPage(body, { address, idempotencyKey }),
);
