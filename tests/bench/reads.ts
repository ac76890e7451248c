import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureBuilt, siteFolder } from '../../infra/bundle/ensure-built.ts';
import { loadRenderer } from '../../infra/bundle/website/folders.ts';
import { startServer } from '../../infra/embedded/index.ts';
import { functionsFolder } from './functions.ts';
import { ms, printTable, time } from './measure.ts';
import { meteredDatabase, type Units } from './metered-database.ts';
import { addPrograms, editProgram } from './publish.ts';

const programs = Number(process.env.PROGRAMS ?? 1000);
const calls = Number(process.env.CALLS ?? 5000);
const atOnce = 16;

/** Reads what visitors read, over and over, through the running embedded system, while its database counts. */
export async function benchReads() {
  await ensureBuilt(['site']);
  const renderer = await loadRenderer();
  if (!renderer) throw new Error('The site was not built.');
  const database = await meteredDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-reads-'));
  const server = await startServer({
    ...{ host: '127.0.0.1', port: 0, dataDir, functionsFolder, siteFolder, renderer },
    functionVariables: { AWS_ENDPOINT_URL_DYNAMODB: database.url },
  });
  try {
    database.forwardTo(server.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '');
    // The programs are added past the meter.
    Object.assign(process.env, server.environment);
    const ids = await addPrograms(programs);
    const [id = ''] = ids;
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    const read = (path: string) => readAll(new URL(path, server.internalUrl), agent);
    const first = await time(() => read('/programs'));
    const atFirst = database.take();
    const settled = await time(() => untilHandled(database));
    const rows = [];
    for (const path of [
      '/data/programs.json',
      '/data/programs.json?destination=europe&order=cheapest&page=2',
      `/data/programs/${id}.json`,
      `/data/programs/${id}/similar.json`,
      '/',
      '/programs?page=2',
      `/program/${id}`,
      '/api/programs',
      `/api/programs/${id}`,
    ]) {
      await read(path);
      const spent = await time(() => inParallel(() => read(path)));
      const { reads } = database.take();
      rows.push({
        read: path.replace(id, '<id>'),
        'calls a second': Math.round((calls / spent) * 1000),
        'units read': reads,
      });
    }
    await editProgram(id, 1);
    const after = await time(() => read('/programs'));
    const { reads } = database.take();
    printTable(`${calls} calls each, with ${programs} programs`, [
      ...rows,
      { read: `(the first page after the start, ${ms(first)})`, 'calls a second': '', 'units read': atFirst.reads },
      { read: `(until the events of the new programs were handled, ${ms(settled)})`, 'calls a second': '' },
      { read: `(the first page after an edit, ${ms(after)})`, 'calls a second': '', 'units read': reads },
    ]);
    agent.destroy();
  } finally {
    await server.close();
    database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Waits for the events of the programs, whose consumers change programs too: each change makes the list again. */
async function untilHandled(database: { take(): Units }): Promise<void> {
  do await delay(5000);
  while (database.take().calls > 0);
}

async function inParallel(run: () => Promise<void>): Promise<void> {
  let left = calls;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await run();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

const readAll = (url: URL, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url.pathname} answered ${reply.statusCode}`));
      reply.resume().once('end', resolve);
    }).once('error', reject);
  });
