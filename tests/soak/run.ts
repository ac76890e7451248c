import { parseArgs } from 'node:util';
import { report } from './report.ts';
import { soak } from './soak.ts';

/**
 * `npm run soak`: 10,000 enquiries while the process is killed, the store and mail fail, the disk is full and the clock
 * jumps. Prints one table, and fails if an acknowledged enquiry is lost, one is doubled, a mail is missing or comes
 * twice, or a dead letter stays. `--enquiries 500` sends fewer.
 */
const { values } = parseArgs({ options: { enquiries: { type: 'string', default: '10000' } } });
const begun = performance.now();
const result = await soak({ enquiries: Number(values.enquiries), writers: 16, faultLasts: 8000, say: console.log });
const { rows, isSound } = report(result);
console.table(rows);
console.log(
  `${((performance.now() - begun) / 1000).toFixed(0)} s. ${isSound ? 'Nothing lost, nothing doubled.' : 'FAILED'}`,
);
process.exitCode = isSound ? 0 : 1;
