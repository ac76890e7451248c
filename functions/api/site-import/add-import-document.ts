import { addImportDocument } from '#contracts/api/site-import';
import { routeHandler } from '../../http/route-handler.ts';
import * as staging from '../../logic/site-import/staging.ts';

export const handler = routeHandler(addImportDocument, ({ body }) => staging.addDocument(body));
