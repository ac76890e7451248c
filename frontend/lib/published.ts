import { exchange } from './exchange.ts';

/** A slow connection gets this long (ms). */
const patience = 30_000;

/**
 * Reads what the site publishes at an address of `dataAddresses`.
 * @throws ApiError
 */
export async function readPublished<Data>(address: string): Promise<Data> {
  const signal = AbortSignal.timeout(patience);
  const { data } = await exchange(address, { headers: { Accept: 'application/json' }, credentials: 'omit', signal });
  return data as Data;
}
