import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';

/**
 * A clock for systems that tests start: `Date` is shifted by `clock`, milliseconds in a JSON file, in each thread of a
 * process. The process loads this module before its own code (`--import`), so nothing that is deployed knows of it.
 */

/** A change of the file is seen after at most this many milliseconds. */
export const clockDelay = 20;

/** In milliseconds. The windows of all limits, and days, start and end at multiples of it. */
const step = 5 * 60_000;

/** The milliseconds until the next window begins. */
export const untilNextWindow = (): number => step - (Date.now() % step);

/** Returns the module for `node --import` that shifts a process's clock by the file. */
export function clockModule(file: string): string {
  const module = pathToFileURL(import.meta.filename);
  module.searchParams.set('file', file);
  return module.href;
}

/** Sets the clock this many milliseconds ahead of the machine's; in one step, so that no reader sees half of the file. */
export function setClock(file: string, offset: number): void {
  writeFileSync(`${file}.new`, JSON.stringify({ clock: offset }));
  renameSync(`${file}.new`, file);
}

/** Sets the clock forward by milliseconds. */
export const moveClock = (file: string, by: number): void => setClock(file, readClock(file) + by);

const readClock = (file: string): number => JSON.parse(readFileSync(file, 'utf8')).clock;

/** Shifts this process's clock by the file from now on. */
export function followClock(file: string): void {
  const RealDate = Date;
  let offset = 0;
  let readAt = Number.NEGATIVE_INFINITY;

  function now(): number {
    if (performance.now() - readAt > clockDelay / 2) {
      readAt = performance.now();
      // Keeps the previous offset while the file cannot be read, as on a full disk.
      try {
        offset = readClock(file);
      } catch {}
    }
    return RealDate.now() + offset;
  }

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** Node writes the Date header with its own clock, and SDKs correct their clock by it. */
function sendShiftedDates(): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...values: unknown[]) {
    if (!this.hasHeader('date')) this.setHeader('Date', new Date().toUTCString());
    return Reflect.apply(writeHead, this, values);
  } as typeof writeHead;
}

const file = new URL(import.meta.url).searchParams.get('file');
if (file) {
  followClock(file);
  sendShiftedDates();
}
