import { visit } from '../support/visit.ts';
import { expect, test } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

test('a visit asks for few files', async ({ page, baseURL }) => {
  const asked = new Map<string, string>();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(baseURL ?? '')) asked.set(requestId, request.url);
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) asked.delete(requestId);
  });
  const read = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (let end = -1, top = 0; end !== top; ) {
      end = top;
      await page.mouse.wheel(0, 700);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toBeVisible();
      top = await page.evaluate(
        () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(scrollY), 100))),
      );
    }
    await page.waitForLoadState('networkidle');
  };
  await read('/');
  await read('/programs');
  const links = await page
    .locator('a[href*="/program/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const [first = '', second = ''] = [...new Set(links)].map((link) => link ?? '');
  await read(first);
  await read(second);
  const files = [...asked.values()].map((url) => url.replace(baseURL ?? '', ''));
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(visit.requests);
});
