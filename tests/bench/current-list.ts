import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt, siteFolder } from '../../infra/bundle/ensure-built.ts';
import { loadRenderer } from '../../infra/bundle/website/folders.ts';
import { readSettings } from '../../infra/common/settings.ts';
import { startServer } from '../../infra/embedded/index.ts';
import { ensureStaff } from '../../infra/seed/staff.ts';
import { functionsFolder } from './functions.ts';
import { inTurn, ms, printTable, seconds, time } from './measure.ts';
import { addPrograms, departures, editProgram } from './publish.ts';

const programs = Number(process.env.PROGRAMS ?? 5000);
const rounds = Number(process.env.ROUNDS ?? 20);
const staff = { email: 'bench@rihla.example', password: 'bench with a long password' };

/**
 * Measures the console's list of programs, and how long a publication takes to a visitor's page and list, in the embedded
 * system.
 */
export async function benchCurrentList() {
  await ensureBuilt(['site']);
  const renderer = await loadRenderer();
  if (!renderer) throw new Error('The site was not built.');
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-current-'));
  const server = await startServer({
    ...{ host: '127.0.0.1', port: 0, dataDir, functionsFolder, siteFolder, renderer },
  });
  try {
    Object.assign(process.env, server.environment);
    await ensureStaff(
      { ...readSettings(), adminEmail: staff.email, adminPassword: staff.password },
      server.environment,
    );
    const ids = await addPrograms(programs);
    await untilQuiet();
    const call = await signedIn(server.url);
    const spent = await inTurn(
      {
        'the newest 24': () => call('/programs/current?limit=24'),
        'the newest 100': () => call('/programs/current?limit=100'),
      },
      rounds,
    );
    const rows = Object.entries(spent).map(([list, taken]) => ({ what: list, time: ms(taken) }));
    const id = ids[0] ?? '';
    await fetch(`${server.url}/program/${id}`);
    await fetch(`${server.url}/programs`);
    for (const path of [`/program/${id}`, '/programs']) {
      const round = path === '/programs' ? 2 : 1;
      // The list's first page shows the newest.
      const edited = path === '/programs' ? (ids.at(-1) ?? '') : id;
      const taken = await time(async () => {
        await editProgram(edited, round);
        while (!(await (await fetch(server.url + path)).text()).includes(nameOfRound(round))) await wait(20);
      });
      rows.push({ what: `from publishing to ${path.replace(id, '<id>')}`, time: seconds(taken) });
    }
    printTable(`The console's list and publications, ${programs} programs of ${departures} departures`, rows);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Waits until the consumers have handled what was seeded: the process and its threads have nothing to do. */
async function untilQuiet(): Promise<void> {
  const seconds = 5;
  for (;;) {
    const before = process.cpuUsage();
    await wait(seconds * 1000);
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1e6 < seconds / 50) return;
  }
}

const nameOfRound = (round: number) => `${100_000 + round * 11}`;

/** Signs in, and returns a function that reads as staff. */
async function signedIn(url: string) {
  const headers = { 'Content-Type': 'application/json', 'X-Client': 'web' };
  const answer = await fetch(`${url}/api/session`, { method: 'POST', headers, body: JSON.stringify(staff) });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  const Cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (path: string) => {
    const reply = await fetch(`${url}/api${path}`, { headers: { ...headers, Cookie } });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
    return reply.json();
  };
}
