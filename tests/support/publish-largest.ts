import { sectionNames } from '#contracts/api/section-names';
import type { SiteDraftInShort } from '#contracts/api/site-content';
import { signIn } from '../../infra/seed/session.ts';
import { largestPictures } from './largest-pictures.ts';
import { largestContent } from './largest-site.ts';
import type { Stack } from './stack.ts';

/** Publishes every section of the site with as much as its limits allow. */
export async function publishLargest({ url, adminEmail: email, adminPassword: password }: Stack): Promise<void> {
  const api = await signIn(url, { email, password });
  const pictures = await largestPictures(api);
  for (const name of sectionNames) {
    const { rev } = await api.call<SiteDraftInShort>('PUT', `/site/${name}/draft`, {
      ...{ content: { ...largestContent(name), ...pictures[name] }, rev: 0, based_on: 0 },
    });
    await api.call('POST', `/site/${name}/publications`, { rev, note: null });
  }
}
