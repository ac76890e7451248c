import { onFirstAction } from '../site/lib/first-action.ts';

/**
 * When a page's scripts run: `now`, because nothing is painted without them; `painted`, because the page lacks content;
 * or `idle`, because the page is complete.
 */
export type Start = 'now' | 'painted' | 'idle';

/** Below this part of a full battery the scripts of a complete page wait for the reader. */
const lowBattery = 0.2;

/** Parts of `navigator` that not every browser has. */
interface Device extends Navigator {
  connection?: { saveData: boolean };
  getBattery?: () => Promise<{ charging: boolean; level: number }>;
}

/**
 * Fetches a page's scripts after the first paint, so that they do not compete with it for the network. Then runs them
 * one by one, each in an idle moment, so that a tap never waits for all of them. The reader's first action ends the
 * waiting. With a low battery only this action starts the scripts; with Save-Data it also starts their download.
 *
 * @param files addresses of the scripts, each after those that it imports
 */
export async function runScripts(files: readonly string[], start: Start): Promise<void> {
  if (start === 'now') return fetchAll(files).then(() => run(files, nextTask));
  const device = navigator as Device;
  const acted = new Promise<void>((resolve) => void onFirstAction(resolve));
  const orActed = (waiting: Promise<unknown>) => Promise.race([acted, waiting]);
  const waits = start === 'idle';

  await orActed(waits && device.connection?.saveData ? acted : painted());
  await fetchAll(files);
  if (waits)
    await orActed(
      loaded()
        .then(charged)
        .then((isCharged) => (isCharged ? undefined : acted)),
    );
  await run(files, () => orActed(waits ? idle() : nextTask()).then(nextTask));
}

/** Each script adds some work of its own when it is requested: together they would block a slow phone. */
async function fetchAll(files: readonly string[]): Promise<void> {
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
    );
    await nextTask();
  }
}

async function run(files: readonly string[], pause: () => Promise<unknown>): Promise<void> {
  try {
    for (const file of files) {
      await pause();
      await import(/* @vite-ignore */ file);
    }
  } catch {
    // No connection, or a release has removed the file: what works without scripts still does.
  }
}

/** Starts a task without a timer: browsers delay nested ones by 4 ms, which a form would pay some fifty times. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

const painted = () =>
  new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return void loaded().then(() => resolve());
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });

async function charged(): Promise<boolean> {
  const battery = await (navigator as Device).getBattery?.();
  return !battery || battery.charging || battery.level > lowBattery;
}

/** Resolves when the page is visible and the browser has nothing else to do. */
async function idle(): Promise<unknown> {
  while (document.hidden) {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  }
  return new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
