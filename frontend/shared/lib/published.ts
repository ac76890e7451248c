import { fetchJson } from './fetch-json.ts';

/** Timeout in ms, long enough for slow connections. */
const timeoutMs = 30_000;

/**
 * Fetches published data at an address of `dataAddresses`.
 * @throws ApiError
 */
export async function readPublished<Data>(address: string): Promise<Data> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { data } = await fetchJson(address, { headers: { Accept: 'application/json' }, credentials: 'omit', signal });
  return data as Data;
}
