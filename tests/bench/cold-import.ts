import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** In milliseconds: time on the clock, and the processor's time. */
export interface Spent {
  wall: number;
  cpu: number;
}
export interface Measured {
  import: Spent;
  /** The import with the first call, for functions that visitors call. */
  withCall?: Spent;
}

/** Runs in the process of each measurement: its arguments are the file and, as JSON, the event of the first call. */
const code = `
const [file, event] = process.argv.slice(1);
const cpu = process.cpuUsage();
const start = performance.now();
const spent = () => {
  const { user, system } = process.cpuUsage(cpu);
  return { wall: performance.now() - start, cpu: (user + system) / 1000 };
};
import(file).then(async ({ handler }) => {
  const measured = { import: spent() };
  if (event) {
    const { statusCode, body } = await handler(JSON.parse(event), {});
    if (statusCode > 299) throw new Error(body);
    measured.withCall = spent();
  }
  console.log(JSON.stringify(measured));
});`;

/** Imports a handler in a fresh process, and calls it with the event. */
export async function measure(file: string, event?: object): Promise<Measured> {
  const { stdout } = await run(process.execPath, ['-e', code, file, ...(event ? [JSON.stringify(event)] : [])], {
    env: { ...process.env, AWS_REGION: 'me-central-1' },
  });
  return JSON.parse(stdout);
}
