import { lookUpServices } from '#contracts/website/look-up-services';

/**
 * Calls to a path that contains `/plans` send the caller's public address as `ipAddress` (docs/product.md). No
 * call has such a path today, so this module is loaded only on demand.
 */

type Fetch = typeof fetch;

const timeoutMs = 3_000;

/** Returns the caller's public address from the first service that replies, or undefined if none does. */
export async function publicIpAddress(request: Fetch = fetch): Promise<string | undefined> {
  for (const service of lookUpServices) {
    const address = await askService(service, request);
    if (address) return address;
  }
  return undefined;
}

async function askService(service: string, request: Fetch): Promise<string | undefined> {
  try {
    const response = await request(service, { signal: AbortSignal.timeout(timeoutMs), credentials: 'omit' });
    if (!response.ok) return undefined;
    const { ip } = (await response.json()) as { ip?: unknown };
    return typeof ip === 'string' && ip !== '' ? ip : undefined;
  } catch {
    return undefined;
  }
}
