import type { ProblemCode } from '#contracts/api/problem';
import type { RouteKey } from '#contracts/api/routes';
import { type ApiData, ApiError, type ApiPage, type ApiRequest, createApi } from '#shared/lib/api.ts';
import { announceEnd } from './session-events.ts';

/** Sends the session cookie, which no script can read. */
const client = createApi({ authenticated: true });

/**
 * Calls a staff route. If the call is refused for lack of a session, announces that, so that the user can sign in on
 * the same screen.
 */
export function staffApi<Key extends RouteKey>(key: Key, request?: ApiRequest<Key>): Promise<ApiData<Key>> {
  return noticingEnd(client(key, request));
}

/** The same for a route that replies with a page. */
export function staffPage<Key extends RouteKey>(key: Key, request?: ApiRequest<Key>): Promise<ApiPage<Key>> {
  return noticingEnd(client.page(key, request));
}

async function noticingEnd<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    if (isSessionMissing(error)) announceEnd();
    throw error;
  }
}

/** Problems of the sign-in itself, which have the status 401 too. */
const signInProblems: readonly (ProblemCode | undefined)[] = ['wrong_credentials', 'code_required', 'wrong_code'];

/** True if a call was refused because nobody is signed in. */
export const isSessionMissing = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && !signInProblems.includes(error.code);
