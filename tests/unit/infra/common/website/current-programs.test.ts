import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { currentPrograms } from '../../../../../infra/common/website/current-programs.ts';
import type { Database } from '../../../../../infra/embedded/database/index.ts';
import { changesOfPrograms } from '../../../../../infra/embedded/site.ts';
import { program as body } from '../../../../support/bodies.ts';
import { served } from './served.ts';

/** An API with some programs, newest first, and a database that tells of changes. */
async function system(...ids: string[]) {
  const names = new Map(ids.map((id) => [id, id]));
  const replyOf = (id: string) => ({
    ...body({ trip_name: names.get(id) }),
    ...{ id, photos: [], photo_records: [], updated_at: '2026-11-01T00:00:00.000Z' },
  });
  const calls: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '', 'http://api');
    calls.push(pathname);
    const [, , , id] = pathname.split('/');
    const isMissing = id !== undefined && !names.has(id);
    response.writeHead(isMissing ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ data: id ? replyOf(id) : [...names.keys()].sort().reverse().map(replyOf) }));
  };
  const listeners: Parameters<Database['onChange']>[0][] = [];
  const { versionOf, changedSince } = changesOfPrograms({ onChange: (listener) => listeners.push(listener) });
  const read = currentPrograms(await served(handle), versionOf, { changedSince });
  return {
    names,
    changed: (...change: Parameters<(typeof listeners)[number]>) => listeners[0]?.(...change),
    /** Returns the names of the programs and the calls that it took to read them. */
    async read() {
      const programs = (await read())?.map(({ texts }) => texts.ar.trip_name);
      return { programs, calls: calls.splice(0) };
    },
  };
}

it('reads a changed program alone, and keeps the others', async () => {
  const { names, changed, read } = await system('1', '2', '3');
  expect(await read()).toEqual({ programs: ['3', '2', '1'], calls: ['/api/programs'] });

  names.set('2', 'AlUla');
  changed({ table: 'Programs', sortKey: '2' });
  changed({ table: 'Departures', sortKey: '2#11' });
  changed({ table: 'Settings' });
  expect(await read()).toEqual({ programs: ['3', 'AlUla', '1'], calls: ['/api/programs/2'] });

  names.delete('3');
  names.set('4', 'Abha');
  changed({ table: 'Programs', sortKey: '3' });
  changed({ table: 'Programs', sortKey: '4' });
  expect(await read()).toEqual({ programs: ['Abha', 'AlUla', '1'], calls: ['/api/programs/3', '/api/programs/4'] });
  expect((await read()).calls).toEqual([]);
});

it('reads all programs after many changes, and after a restart of the database', async () => {
  const { changed, read } = await system('1', '2');
  await read();
  for (let change = 0; change < 21; change++) changed({ table: 'Programs', sortKey: '1' });
  expect((await read()).calls).toEqual(['/api/programs']);
  changed({ table: 'Programs', sortKey: '1' });
  changed();
  expect((await read()).calls).toEqual(['/api/programs']);
});
