import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, By, Capabilities, error, Key, until, type WebDriver } from 'selenium-webdriver';
import { findOnPath } from '../../scripts/chromium.ts';
import { type Engine, timeoutMs } from './engine.ts';
import { freePort } from './free-port.ts';

const isThere = (program: string) => findOnPath([program], process.env) !== undefined;
const lacks = ['WebKitWebDriver', 'xvfb-run', 'xauth'].filter((program) => !isThere(program));

/** WebKit, Safari's engine, in GTK's MiniBrowser. */
export const webkit: Engine = {
  name: 'WebKit',
  missing:
    lacks.length > 0
      ? `WebKit is missing ${lacks.join(', ')}: apt-get install webkit2gtk-driver xvfb xauth`
      : undefined,
  async start() {
    const port = await freePort();
    const process_ = startDriver(port);
    try {
      return browserOf(await openSession(`http://127.0.0.1:${port}`), process_);
    } catch (error) {
      await end(process_);
      throw error;
    }
  },
};

/** Starts the driver on a virtual screen. It leads a process group: it outlives its sessions and is stopped by its id. */
const startDriver = (port: number) =>
  spawn('xvfb-run', ['--auto-servernum', '--server-args=-screen 0 1440x900x24', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // WebKit exits if it cannot create a sandbox, as in a container. It opens only our own pages.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });

async function openSession(url: string): Promise<WebDriver> {
  const deadline = Date.now() + timeoutMs;
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await delay(50);
  }
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await driver.manage().setTimeouts({ pageLoad: timeoutMs, script: timeoutMs });
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
  return driver;
}

function browserOf(driver: WebDriver, process_: ChildProcess) {
  /** Finds the first visible element: a notice also has a hidden copy for screen readers. */
  const findVisible = async (xpath: string) => {
    for (const element of await driver.findElements(By.xpath(xpath))) if (await element.isDisplayed()) return element;
    return undefined;
  };
  const find = async (xpath: string) => {
    const element = await driver.wait(() => findVisible(xpath).catch(unlessReplaced), timeoutMs, xpath);
    if (!element) throw new Error(`${xpath} is missing`);
    return element;
  };
  return {
    open: (url: string) => driver.get(url),
    read: async (xpath: string) => (await find(xpath)).getText(),
    async click(xpath: string) {
      const element = await find(xpath);
      // The driver scrolls smoothly, as the page asks, and clicks before the scroll has ended.
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
      await element.click();
    },
    async fill(xpath: string, text: string) {
      const element = await find(xpath);
      if (await element.getAttribute('value')) await element.clear();
      await element.sendKeys(text);
    },
    pressEnter: async (xpath: string) => (await find(xpath)).sendKeys(Key.ENTER),
    async upload(xpath: string, path: string) {
      const element = await driver.wait(until.elementLocated(By.xpath(xpath)), timeoutMs, xpath);
      await element.sendKeys(path);
    },
    evaluate: <Value>(expression: string) =>
      driver.executeAsyncScript<Value>(
        `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done(String(error)));`,
      ),
    async close() {
      await driver.quit().catch(() => {});
      await end(process_);
    },
  };
}

/** React may replace an element between finding and reading it: the next attempt finds the new one. */
function unlessReplaced(failure: unknown): undefined {
  if (!(failure instanceof error.StaleElementReferenceError)) throw failure;
}

async function end(process_: ChildProcess): Promise<void> {
  if (process_.exitCode !== null || !process_.pid) return;
  const ended = once(process_, 'exit');
  process.kill(-process_.pid, 'SIGTERM');
  await ended;
}
