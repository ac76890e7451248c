import { ServerResponse } from 'node:http';
import { readFaults } from './control.ts';

/**
 * Loaded before the system under test, in each of its threads: shifts `Date` by the milliseconds in the control file,
 * whose path is in this module's address.
 */
const file = new URL(import.meta.url).searchParams.get('control') ?? '';
const RealDate = Date;
const realNow = Date.now.bind(Date);
let offset = 0;

const read = () => {
  try {
    offset = readFaults(file).clock;
  } catch {
    // Keeps the previous value.
  }
};
read();
setInterval(read, 50).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [realNow() + offset], newTarget),
  apply: () => new RealDate(realNow() + offset).toString(),
  get: (target, name) => (name === 'now' ? () => realNow() + offset : Reflect.get(target, name)),
});

// Node writes the Date header with its own clock, and SDKs correct their clock by it.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...values: unknown[]) {
  if (!this.hasHeader('date')) this.setHeader('Date', new Date().toUTCString());
  return Reflect.apply(writeHead, this, values);
} as typeof writeHead;
