import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hotelRequest, message, program } from '../support/bodies.ts';
import { fillStore } from '../support/fill-store.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';
import { printTable, type Row } from './measure.ts';
import { photo } from './photos.ts';

const stored = Number(process.env.ENQUIRIES ?? 100_000);
const atOnce = 8;
/** Loads whose memory depends on the number of stored enquiries. */
const staffLoads = ['the first calls of the console', '300 searches', '300 polls of open tabs'];

/** Measures the memory of the embedded server after each of some loads, without and with stored enquiries. */
export async function benchMemory() {
  printTable('Memory of the embedded server (MB), empty at the start', await memoryOf());
  const filled = await memoryOf(staffLoads, (dataDir) =>
    fillStore(dataDir, stored, (index) =>
      storedEnquiry({ type: 'message', at: new Date(Date.now() - index * 60_000) }),
    ),
  );
  printTable(`Memory of the embedded server (MB), with ${stored} enquiries at the start`, filled);
}

async function memoryOf(chosen?: readonly string[], fill?: (dataDir: string) => Promise<void>): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-memory-'));
  await fill?.(dataDir);
  const stack = await startStack({
    ...{ site: true, dataDir },
    environment: {
      PASSWORD_COST: '17',
      STAFF_MAIL_SINGLES: '10',
      // `npm start` sets this value too.
      MALLOC_ARENA_MAX: '2',
      NODE_OPTIONS: `--report-on-signal --report-directory=${dataDir} --report-filename=memory.json`,
    },
  });
  try {
    const rowOf = async (after: string): Promise<Row> => {
      const { most, ...memory } = await readMemory(stack);
      // Linux lets a process begin with the maximum of its parent, which filling the store has raised.
      return { after, ...memory, ...(!fill && { 'most so far': most }) };
    };
    const rows = [await rowOf('the start')];
    for (const [after, load] of Object.entries(await loadsOf(stack))) {
      if (chosen && !chosen.includes(after)) continue;
      await load();
      rows.push(await rowOf(after));
    }
    return rows;
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** The loads in their order, by name. */
async function loadsOf(stack: Stack): Promise<Record<string, () => Promise<unknown>>> {
  const staff = await openSession(stack);
  const picture = await photo({ width: 4000, height: 3000 });
  const { id } = await staff.send('POST', '/programs', program());
  const edit = async (index: number) => {
    const { version } = await staff.send('GET', `/programs/${id}/current`);
    await staff.send('PUT', `/programs/${id}`, { ...program({ nights: 1 + (index % 9) }), version });
    await read(`${stack.url}/program/${id}`);
  };
  const upload = async () => {
    const { id } = await staff.send('POST', '/programs', program());
    const file = { program_id: id, file_name: 'a.jpg', content_type: 'image/jpeg', size: picture.length };
    const { url, method, headers } = (await staff.send('POST', '/programs/photos', file)).upload;
    await fetch(url, { method, headers, body: new Uint8Array(picture) });
    await until(async () => (await staff.send('GET', `/programs/${id}/current`)).photos.length > 0);
  };
  const openTab = async () => {
    for (const path of ['/session', '/overview/new', '/requests?limit=25', '/team', '/privacy', '/account']) {
      await staff.send('GET', path);
    }
  };
  const search = (index: number) => staff.send('POST', '/requests/searches', { q: `noura ${index}`, limit: 25 });
  const enquire = (index: number) =>
    index % 2 ? staff.send('POST', '/messages', message()) : staff.send('POST', '/hotels', hotelRequest());
  const guess = (index: number) =>
    openSession({ ...stack, adminEmail: `nobody${index}@example.com` }).catch(() => undefined);
  const pages = ['/', '/programs', `/program/${id}`, '/contact', '/custom-journey'];
  return {
    'the first calls of the console': openTab,
    '1000 pages': () => times(1000, (index) => read(`${stack.url}${pages[index % pages.length]}`)),
    '500 enquiries with their mails': () => times(500, enquire),
    '100 edits of a program': () => times(100, edit, 1),
    '20 photos of 12 megapixels': () => times(20, upload, 2),
    '300 searches': () => times(300, search),
    '300 polls of open tabs': () => times(300, () => staff.send('GET', '/overview/new')),
    '16 sign-ins at once': () => times(16, guess, 16),
    'a quiet half minute': () => wait(30_000),
  };
}

/** Makes `count` calls, some of them in parallel. Each gets its number. */
async function times(count: number, call: (index: number) => Promise<unknown>, parallel = atOnce): Promise<void> {
  let made = 0;
  const inTurn = async () => {
    while (made < count) {
      made += 1;
      await call(made);
    }
  };
  await Promise.all(Array.from({ length: parallel }, inTurn));
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(200);
}

const read = async (url: string) => (await fetch(url, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();

/** Signs in. Each call comes from another address, to avoid throttling. */
async function openSession({ url, adminEmail: email, adminPassword: password }: Stack) {
  let calls = 0;
  let cookie = '';
  async function call(method: string, path: string, body?: object) {
    calls += 1;
    const address = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Client': 'web', 'X-Forwarded-For': address, Cookie: cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} got ${response.status}: ${await response.text()}`);
    return response;
  }
  const setCookies = (await call('POST', '/session', { email, password })).headers.getSetCookie();
  cookie = setCookies.map((each) => each.split(';')[0]).join('; ');
  const send = async (method: string, path: string, body?: object) =>
    JSON.parse(await (await call(method, path, body)).text()).data;
  return { send };
}

interface Report {
  resourceUsage: { rss: number; maxRss: number };
  javascriptHeap: { usedMemory: number };
  workers: { javascriptHeap: { usedMemory: number } }[];
}

/** Reads the memory from a diagnostic report of Node, in MB. The heaps are with what is not collected yet. */
async function readMemory({ dataDir }: Stack) {
  const file = join(dataDir, 'memory.json');
  const { pid } = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8'));
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  let text = '';
  // The report ends with a line break.
  await until(async () => {
    text = await readFile(file, 'utf8').catch(() => '');
    return text.endsWith('}\n');
  });
  const report: Report = JSON.parse(text);
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
  const heaps = [report, ...report.workers].map(({ javascriptHeap }) => megabytes(javascriptHeap.usedMemory));
  const { rss, maxRss } = report.resourceUsage;
  return { resident: megabytes(rss), most: megabytes(maxRss), 'heaps of the threads': heaps.join(' + ') };
}
