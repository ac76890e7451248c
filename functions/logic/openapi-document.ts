import { openapiDocument } from '#contracts/openapi';

/**
 * The OpenAPI document. Bundling puts its text in the place of this module, since all contracts and the metadata of
 * phone numbers take long to load.
 *
 * @param sessionCookie name of the cookie that holds the session
 */
export const documentFor = (sessionCookie: string): object => openapiDocument(sessionCookie);
