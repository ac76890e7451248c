import { expect, it } from 'vitest';
import { identify, untilHealthy } from '../../../../infra/emulator/endpoint.ts';
import { reset } from '../../../../infra/emulator/reset.ts';
import { served } from '../common/website/served.ts';

interface Fake {
  health: object;
  /** Paths besides the health's that answer 200 to POST. */
  accepts?: string[];
  /** Restarts when asked, as under a supervisor. */
  restarts?: boolean;
}

/** The replies of an emulator that a reset reads, and the POSTs it received. */
async function startFake({ health, accepts = [], restarts = false }: Fake) {
  const posts: string[] = [];
  let starts = 1;
  let silent = 0;
  const url = await served(async (request, response) => {
    const reply = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
    if (silent-- > 0) return void response.destroy();
    const path = request.url ?? '';
    if (request.method === 'POST') {
      posts.push(path);
      if (path === '/_localstack/health' && restarts) {
        starts += 1;
        silent = 3;
      }
      reply(path === '/_localstack/health' || accepts.includes(path) ? 200 : 404, 'ok');
    } else if (path === '/_localstack/health') reply(200, health);
    else reply(200, { session_id: `start ${starts}` });
  });
  return { url, posts };
}

/** Messages printed while an emulator is emptied. */
async function resetting(url: string): Promise<string[]> {
  const said: string[] = [];
  const endpoint = { ...identify(await untilHealthy(url)), url };
  await reset(endpoint, { say: (text) => said.push(text), timeout: 300 });
  return said;
}

const miniStack = { services: { s3: 'available' }, edition: 'light', version: '1.5.33', ready_scripts: {} };
const fresh = { services: { s3: 'available', sqs: 'disabled' }, edition: 'community', version: '4.14.0' };
const used = { ...fresh, services: { s3: 'running', sqs: 'available' } };

it('empties MiniStack by its own reset', async () => {
  const { url, posts } = await startFake({ health: miniStack, accepts: ['/_ministack/reset'] });
  expect(await resetting(url)).toEqual([]);
  expect(posts).toEqual(['/_ministack/reset']);
});

it('throws if MiniStack’s reset fails', async () => {
  const { url } = await startFake({ health: miniStack });
  await expect(resetting(url)).rejects.toThrow('MiniStack 1.5.33 at http://127.0.0.1:');
});

it('does not reset an unused LocalStack', async () => {
  const { url, posts } = await startFake({ health: fresh });
  expect(await resetting(url)).toEqual([]);
  expect(posts).toEqual([]);
});

it('empties LocalStack with an account without a restart', async () => {
  const { url, posts } = await startFake({ health: used, accepts: ['/_localstack/state/reset'] });
  expect(await resetting(url)).toEqual([]);
  expect(posts).toEqual(['/_localstack/state/reset']);
});

it('restarts a used LocalStack and waits for it', async () => {
  const { url, posts } = await startFake({ health: used, restarts: true });
  expect(await resetting(url)).toEqual([]);
  expect(posts).toEqual(['/_localstack/state/reset', '/_localstack/health']);
});

it('reports that LocalStack without a supervisor is not emptied, although it answers 200 for every unknown path', async () => {
  const { url, posts } = await startFake({ health: used, accepts: ['/_ministack/reset'] });
  expect(await resetting(url)).toEqual([
    `LocalStack 4.14.0 at ${url} was used before and is not emptied: it restarts only in its Docker image.`,
  ]);
  expect(posts).not.toContain('/_ministack/reset');
});
