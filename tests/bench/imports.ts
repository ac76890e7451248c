import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { inputOf } from '#contracts/api/program-edge';
import { ProgramBody } from '#contracts/api/programs';
import { createProgram } from '../../functions/data/programs.ts';
import { validate } from '../../functions/http/validate.ts';
import { deployedSources } from '../../infra/bundle/functions/entries.ts';
import { bundle } from '../../infra/bundle/functions/index.ts';
import { customRequest, flightRequest, hotelRequest, message, program } from '../support/bodies.ts';
import { type Measured, measure, type Spent } from './cold-import.ts';
import { apiEvent, benchDatabase } from './database.ts';
import { functionsFolder } from './functions.ts';
import { fastestTenth, median, printTable } from './measure.ts';

const rounds = Number(process.env.ROUNDS ?? 21);

const client = '(the DynamoDB client alone)';
const documentClient = '(the same with lib-dynamodb)';
const defaultClient = "(the client, bundled as the CDK's NodejsFunction does)";
/** The goal of functions with tables: this many times the client alone. */
const timesClient = 1.15;
/** The goal of functions without tables, in milliseconds. */
const withoutTables = 12;

type Events = Partial<Record<string, () => object>>;

/** The traces that the site's forms add: here of a person who typed for a while. */
const typed = { website: '', seconds: 40 };

/** Makes the event of a form's post, with its key. */
function sent(path: string, body: object) {
  const event = apiEvent('POST', path, { body });
  return { ...event, headers: { ...event.headers, 'idempotency-key': randomUUID() } };
}

/** Makes the event of the first call, for each function that visitors call and for the clients, which read one item. */
const eventsFor = (id: string): Events => ({
  [client]: () => ({}),
  [documentClient]: () => ({}),
  getHealth: () => apiEvent('GET', '/health'),
  getOpenapi: () => apiEvent('GET', '/openapi.json'),
  getProgram: () => apiEvent('GET', `/programs/${id}`, { params: { id } }),
  listPrograms: () => apiEvent('GET', '/programs'),
  createFlightRequest: () => sent('/flight-requests', flightRequest(typed)),
  createHotelRequest: () => sent('/hotels', hotelRequest(typed)),
  createCustomRequest: () => sent('/customs', customRequest(typed)),
  createMessage: () => sent('/messages', message(typed)),
});

const isBare = (name: string) => name.startsWith('(');
const idOf = (name: string) => (isBare(name) ? name : (name.split(' ')[0] ?? ''));

const goalOf = (id: string) => (id === 'getHealth' || id === 'getOpenapi' ? `${withoutTables} ms` : `${timesClient} ×`);

/**
 * Measures the import of built handlers, and of those that visitors call the first call too: each in a fresh process, in
 * turn. `HANDLERS` names the handlers, `all` for every one. `VERSIONS` names folders of other built handlers, to measure
 * in turn with these.
 */
export async function benchImports() {
  const { close } = await benchDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  try {
    const { id } = await createProgram(inputOf(validate(ProgramBody, program())));
    const events = eventsFor(id);
    const visited = Object.keys(events).filter((name) => !isBare(name));
    const files = { ...(await bareFiles(folder)), ...handlerFiles(visited) };
    const measured = new Map<string, Measured[]>(Object.keys(files).map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [name, file] of Object.entries(files)) {
        measured.get(name)?.push(await measure(file, events[idOf(name)]?.()));
      }
    }
    const bare = (measured.get(client) ?? []).map((each) => each.import);
    const rows = [...measured].map(([name, all]) => rowOf(name, all, bare));
    printTable(`Import of built handlers in ms: median (fastest tenth) of ${rounds} rounds in turn`, rows);
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds what handlers are compared with. */
async function bareFiles(folder: string): Promise<Record<string, string>> {
  const empty = join(folder, 'empty.mjs');
  await writeFile(empty, 'export const handler = async () => ({});\n');
  const sources = { client: 'bare-client.ts', documents: 'bare-document-client.ts' };
  await bundle(
    Object.fromEntries(Object.entries(sources).map(([id, file]) => [id, join(import.meta.dirname, file)])),
    folder,
  );
  const byDefault = join(folder, 'client.cjs');
  await build({
    entryPoints: [join(import.meta.dirname, sources.client)],
    outfile: byDefault,
    bundle: true,
    platform: 'node',
    target: 'node24',
  });
  return {
    '(empty)': empty,
    [defaultClient]: byDefault,
    [client]: join(folder, 'client/index.mjs'),
    [documentClient]: join(folder, 'documents/index.mjs'),
  };
}

/** Lists the chosen handlers, each next to those of other versions. */
function handlerFiles(byDefault: readonly string[]): Record<string, string> {
  const { HANDLERS: handlers = '', VERSIONS: versions } = process.env;
  const chosen = handlers === 'all' ? Object.keys(deployedSources()) : handlers ? handlers.split(',') : byDefault;
  const folders = versions?.split(',') ?? [];
  return Object.fromEntries(
    chosen.flatMap((id) => [
      ...folders.map((folder) => [`${id} of ${folder}`, resolve(folder, id, 'index.mjs')]),
      [id, join(functionsFolder, id, 'index.mjs')],
    ]),
  );
}

function rowOf(name: string, all: readonly Measured[], bare: readonly Spent[]) {
  const imports = all.map((each) => each.import);
  const withCall = all.flatMap((each) => each.withCall ?? []);
  return {
    handler: name,
    wall: shown(imports, 'wall'),
    CPU: shown(imports, 'cpu'),
    'wall over client': ratio(imports, bare, 'wall'),
    'CPU over client': ratio(imports, bare, 'cpu'),
    goal: withCall.length === 0 || isBare(name) ? '' : goalOf(idOf(name)),
    'wall with first call': shown(withCall, 'wall'),
    'CPU with first call': shown(withCall, 'cpu'),
  };
}

const shown = (all: readonly Spent[], kind: keyof Spent) => {
  const values = all.map((each) => each[kind]);
  return values.length ? `${median(values).toFixed(1)} (${fastestTenth(values).toFixed(1)})` : '';
};

const ratio = (all: readonly Spent[], bare: readonly Spent[], kind: keyof Spent) =>
  (median(all.map((each) => each[kind])) / median(bare.map((each) => each[kind]))).toFixed(2);
