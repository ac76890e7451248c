import { sectionNames } from '#contracts/api/section-names';
import type { SiteDraftInShort } from '#contracts/api/site-content';
import { signIn } from '../../infra/seed/session.ts';
import { largestPictures } from './largest-pictures.ts';
import { publishLargestProgram } from './largest-program.ts';
import { largestContent } from './largest-site.ts';
import type { Stack } from './stack.ts';

/** Publishes every section of the site with as much as its limits allow. */
async function publishLargest(stack: Stack): Promise<void> {
  const api = await session(stack);
  const pictures = await largestPictures(api);
  for (const name of sectionNames) {
    const { rev } = await api.call<SiteDraftInShort>('PUT', `/site/${name}/draft`, {
      ...{ content: { ...largestContent(name), ...pictures[name] }, rev: 0, based_on: 0 },
    });
    await api.call('POST', `/site/${name}/publications`, { rev, note: null });
  }
}

/** Publishes the largest program too. Returns its id. */
export async function publishAllLargest(stack: Stack): Promise<string> {
  await publishLargest(stack);
  return publishLargestProgram(await session(stack));
}

const session = ({ url, adminEmail: email, adminPassword: password }: Stack) => signIn(url, { email, password });
