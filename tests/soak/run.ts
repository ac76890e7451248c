import { readOptions } from '../../infra/common/options.ts';
import { exitWith, StartError } from '../../infra/common/start-error.ts';
import { report } from './report.ts';
import { soak } from './soak.ts';

/**
 * `npm run soak`: sends 10,000 enquiries, types and publishes programs, and has three people take, merge and answer the
 * requests of customers who accept their offers at that moment, while the process is killed, the store and mail fail, the
 * disk is full and the clock jumps. Prints one table. Fails if an acknowledged enquiry, text, answer, owner or merge is lost,
 * an enquiry or answer is duplicated, a program half-published, two requests half-merged, an offer accepted twice, a mail is
 * missing, more mails than kills came twice, or a dead letter remains. `--enquiries 500` sends fewer.
 */
const enquiries = readEnquiries();
const begun = performance.now();
const result = await soak({ enquiries, writers: 16, faultLasts: 8000, say: console.log });
const { rows, isSound, verdict } = report(result);
console.table(rows);
console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s. ${isSound ? verdict : 'FAILED'}`);
process.exitCode = isSound ? 0 : 1;

function readEnquiries(): number {
  try {
    const { enquiries } = readOptions('npm run soak --', {
      enquiries: { type: 'string', default: '10000', value: '<number>', about: 'how many are sent; 10000 by default' },
    });
    if (!/^[1-9]\d*$/.test(enquiries)) throw new StartError('--enquiries must be a whole number of 1 or more.');
    return Number(enquiries);
  } catch (error) {
    exitWith(error);
  }
}
