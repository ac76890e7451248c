import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findFullBrowser } from '../../scripts/chromium.ts';

/** `simulate` computes a slow connection from a fast visit; `devtools` throttles the visit. */
export type Mode = 'simulate' | 'devtools';

/** Times in milliseconds. */
export interface PageFigures {
  /** Lighthouse's performance score, out of 100. */
  score: number;
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Size of all scripts the page loads, compressed by gzip. */
  scriptBytes: number;
  requests: number;
  /**
   * Lighthouse's benchmark index: the machine's speed at that moment. Lighthouse's emulated phone has some 100 to 300.
   */
  machine: number;
}

export type Look = (url: string, mode: Mode) => Promise<PageFigures>;

/** Starts a browser for the run of `use`. */
export async function withLighthouse(use: (look: Look, browser: Browser) => Promise<void>): Promise<void> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findFullBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    await use((url, mode) => look(url, mode, port), browser);
  } finally {
    await browser.close();
  }
}

/** Makes a visit by a mobile phone with an empty cache. */
async function look(url: string, throttlingMethod: Mode, port: number, attempts = 3): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  if (!result || result.lhr.runtimeError) {
    // Sometimes the browser's trace begins too late for Lighthouse.
    if (attempts > 1) return look(url, throttlingMethod, port, attempts - 1);
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsOf(audits['network-requests']?.details);
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const sizes = await Promise.all(scripts.map((script) => gzipBytes(script.url)));
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
    requests: requests.length,
    machine: result.lhr.environment.benchmarkIndex,
  };
}

interface NetworkRequest {
  url: string;
  resourceType: string;
}

function requestsOf(details: unknown): NetworkRequest[] {
  const { items } = details as { items: NetworkRequest[] };
  return items.filter(({ url }) => url.startsWith('http'));
}

/** The browser gets brotli; sizes are compared as gzip. */
async function gzipBytes(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } });
  return Number(response.headers.get('content-length'));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
