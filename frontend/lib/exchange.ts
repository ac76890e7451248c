import { httpError, invalidJson, networkError } from './api-error.ts';

/**
 * Reads a reply's JSON; one that came without the envelope is the data itself (specification, section 7).
 * @throws ApiError
 */
export async function exchange(
  url: string,
  { fetch: request = fetch, ...init }: RequestInit & { fetch?: typeof fetch | undefined },
): Promise<{ data: unknown }> {
  const lostOn = (error: unknown) => {
    // A call given up by its caller is no failure to report.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkError(url, error);
  };
  const response = await request(url, init).catch(lostOn);
  if (!response.ok) throw await httpError(response);
  // The connection may still break, or the caller give up, while the body is on its way.
  const text = await response.text().catch(lostOn);
  try {
    return envelope(JSON.parse(text));
  } catch (error) {
    throw invalidJson(url, response.status, error);
  }
}

const envelope = (body: unknown): { data: unknown } =>
  typeof body === 'object' && body !== null && 'data' in body ? body : { data: body };
