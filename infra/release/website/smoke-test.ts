import { setTimeout as delay } from 'node:timers/promises';
import { languages } from '#contracts/field-kit/language';

/** A new distribution is available everywhere after some minutes. */
const attempts = 20;
const pause = 15_000;

interface Probe {
  path: string;
  status: number;
  /** Text that the reply must contain. */
  contains: string;
}

const probes: readonly Probe[] = [
  ...languages.map((language) => ({ path: `/?lang=${language}`, status: 200, contains: `lang="${language}"` })),
  { path: '/api/health', status: 200, contains: '"ok"' },
  { path: '/api/programs?limit=1', status: 200, contains: '"data"' },
  { path: '/no-such-page', status: 404, contains: '404' },
];

interface SmokeOptions {
  tries?: number;
  /** Milliseconds between tries. */
  wait?: number;
}

/** Requests the essential addresses of a deployed site; returns the failures in words. */
export async function smokeTest(url: string, { tries = attempts, wait = pause }: SmokeOptions = {}): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const failures = (await Promise.all(probes.map((probe) => failureOf(url, probe)))).filter(
      (failure) => failure !== '',
    );
    if (failures.length === 0 || attempt >= tries) return failures;
    await delay(wait);
  }
}

async function failureOf(url: string, { path, status, contains }: Probe): Promise<string> {
  try {
    const response = await fetch(url + path, { signal: AbortSignal.timeout(30_000) });
    const text = await response.text();
    if (response.status !== status) return `${path} answers ${response.status} instead of ${status}`;
    return text.includes(contains) ? '' : `${path} does not say ${contains}`;
  } catch (error) {
    return `${path} does not answer (${(error as Error).message})`;
  }
}
