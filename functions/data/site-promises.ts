import { SitePromisesBody } from '#contracts/api/site-promises';
import { promisesAtStart } from '#contracts/site-defaults/promises';
import { getItem } from './dynamo.ts';
import { liveKey } from './site-content-keys.ts';

/** Reads what the agency promises. Unlike `readLive`, it loads no other section: every form needs it. */
export async function readPromises(): Promise<SitePromisesBody> {
  const item = await getItem('SiteContent', liveKey('promises'));
  return item ? SitePromisesBody.parse(JSON.parse(String(item.content))) : promisesAtStart;
}
