import { launch } from 'puppeteer-core';
import { findOnPath } from '../../scripts/chromium.ts';
import { type Engine, timeoutMs } from './engine.ts';

const program = findOnPath(['firefox-esr', 'firefox'], process.env);

/** Firefox supports WebDriver BiDi itself: it needs no separate driver. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: program ? undefined : 'Firefox is missing: apt-get install firefox-esr',
  async start() {
    const browser = await launch({ browser: 'firefox', executablePath: program, headless: true });
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    const find = async (xpath: string, visible = true) => {
      const element = await page.waitForSelector(`xpath/${xpath}`, { visible, timeout: timeoutMs });
      if (!element) throw new Error(`${xpath} is missing`);
      return element;
    };
    return {
      async open(url) {
        // A request of the previous page can abort a navigation that begins at the same time.
        await page.goto(url).catch((error: Error) => {
          if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
          return page.goto(url);
        });
      },
      read: async (xpath) => (await find(xpath)).evaluate((element) => element.textContent ?? ''),
      click: async (xpath) => (await find(xpath)).click(),
      async fill(xpath, text) {
        const element = await find(xpath);
        // Runs in the browser; these tests are compiled without its types.
        await element.evaluate((input) => (input as unknown as { select(): void }).select());
        await element.type(text);
      },
      pressEnter: async (xpath) => (await find(xpath)).press('Enter'),
      async upload(xpath, path) {
        const element = await find(xpath, false);
        await (element as import('puppeteer-core').ElementHandle<HTMLInputElement>).uploadFile(path);
      },
      evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
      close: () => browser.close(),
    };
  },
};
