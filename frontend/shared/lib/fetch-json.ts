import { httpError, invalidJson, networkError } from './api-error.ts';

/**
 * Calls an address and reads the JSON reply. A body without an envelope counts as the data itself (docs/product.md).
 * @throws ApiError
 */
export async function fetchJson(
  url: string,
  { fetch: request = fetch, ...init }: RequestInit & { fetch?: typeof fetch | undefined },
): Promise<{ data: unknown }> {
  const lostOn = (error: unknown) => {
    // An aborted call is not a network failure.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkError(url, error);
  };
  const response = await request(url, init).catch(lostOn);
  if (!response.ok) throw await httpError(response);
  // The connection may still break, or the caller abort, while the body arrives.
  const text = await response.text().catch(lostOn);
  try {
    return envelope(JSON.parse(text));
  } catch (error) {
    throw invalidJson(url, response.status, error);
  }
}

const envelope = (body: unknown): { data: unknown } =>
  typeof body === 'object' && body !== null && 'data' in body ? body : { data: body };
