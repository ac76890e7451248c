import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { noAnswer } from '../../../../infra/common/start-error.ts';

const root = join(import.meta.dirname, '../../../..');
/** Nothing listens at the port for discarded data. */
const environment = {
  PATH: process.env.PATH,
  AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
  AWS_REGION: 'me-central-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_MAX_ATTEMPTS: '1',
};

describe('a command whose endpoint does not answer', () => {
  it.each([
    ['redrive', '--stage', 'dev'],
    ['recount', '--stage', 'dev'],
  ])(
    '%s says so in one sentence',
    async (command, ...options) => {
      const run = promisify(execFile)(process.execPath, [`scripts/${command}.ts`, ...options], {
        cwd: root,
        env: environment,
      });
      const { code, stderr } = await run.catch((error) => error);
      expect([code, stderr.trim()]).toEqual([
        1,
        'Nothing answers at 127.0.0.1:9 (ECONNREFUSED): check the network, AWS_REGION and AWS_ENDPOINT_URL, then run the command again.',
      ]);
    },
    60_000,
  );

  it('is told apart from every other failure, however deep the reason', () => {
    const refused = Object.assign(new Error(), { code: 'ECONNREFUSED', address: '::1', port: 4566 });
    const both = Object.assign(new AggregateError([refused]), { code: 'ECONNREFUSED' });
    expect(noAnswer(new TypeError('fetch failed', { cause: both }), 'repeat it')).toMatch(
      /^Nothing answers at ::1:4566 .*, then repeat it\.$/,
    );
    expect([noAnswer(new Error('other')), noAnswer(undefined)]).toEqual([undefined, undefined]);
  });
});
