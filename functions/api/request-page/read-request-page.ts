import { readRequestPage } from '#contracts/api/request-page';
import { publicHandler } from '../../http/public-handler.ts';
import * as pages from '../../logic/request-page/open-page.ts';

export const handler = publicHandler(readRequestPage, ({ body, address }) => pages.readRequestPage(body, address));
