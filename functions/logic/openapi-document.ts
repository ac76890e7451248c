import { openapiDocument } from '#contracts/api/openapi';

/**
 * Returns the OpenAPI document as JSON. Bundling replaces this module by the document's text, because loading all contracts and
 * the metadata of phone numbers is slow.
 *
 * @param sessionCookie name of the cookie that holds the session
 */
export const documentFor = (sessionCookie: string): string => JSON.stringify(openapiDocument(sessionCookie));
