import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { routes } from '#contracts/api/routes';
import { cleanUp, madeBy } from '../../../../infra/aws-tests/clean-up.ts';
import { addEntry, readEntries, removeJournal } from '../../../../infra/aws-tests/journal.ts';
import { fromSimulator, toSimulator } from '../../../aws/simulator.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const owner = { email: 'owner@rihla.example', password: 'correct horse battery' };
const record = (path: string, id: string) => ({ kind: 'record', path, id }) as const;

/** Fakes a site whose API returns these statuses, else 200. Returns its address and the calls. */
async function fakeApi(statuses: Record<string, number[]>) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url?.replace('/api', '')}`;
    if (call !== 'POST /session') calls.push(call);
    const status = call !== 'POST /session' && !request.headers.cookie ? 401 : (statuses[call]?.shift() ?? 200);
    response.writeHead(status, { 'set-cookie': 'session=1; Path=/' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close() && undefined);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

it('permanently removes what the tests created, and nothing else', async () => {
  const { url, calls } = await fakeApi({});
  const made = [
    record('/hotels', 'h1'),
    record('/programs', 'p1'),
    record('/team', 't1'),
    record('/privacy/requests', 'r1'),
  ];
  const { removed, failures } = await cleanUp([{ kind: 'account', email: owner.email }, ...made], url, owner);
  expect(failures).toEqual([]);
  expect(Object.fromEntries(removed)).toEqual({ '/hotels': 1, '/programs': 1, '/team': 1, '/privacy/requests': 1 });
  expect(calls.toSorted()).toEqual([
    ...['DELETE /deleted/hotel/h1', 'DELETE /deleted/program/p1', 'DELETE /hotels/h1', 'DELETE /privacy/requests/r1'],
    ...['DELETE /programs/p1', 'DELETE /team/t1'],
  ]);
});

it('releases suspected spam to delete it, and treats missing records as removed', async () => {
  const spam = { 'DELETE /messages/spam': [404] };
  const gone = {
    'DELETE /messages/gone': [404],
    'POST /quarantine/gone/release': [404],
    'DELETE /deleted/message/gone': [404],
  };
  const { url, calls } = await fakeApi({ ...spam, ...gone });
  const { removed, failures } = await cleanUp([record('/messages', 'spam'), record('/messages', 'gone')], url, owner);
  expect({ failures, removed: removed.get('/messages') }).toEqual({ failures: [], removed: 2 });
  expect(calls.filter((call) => call.endsWith('/spam') || call.includes('spam/'))).toEqual([
    ...[
      'DELETE /messages/spam',
      'POST /quarantine/spam/release',
      'DELETE /messages/spam',
      'DELETE /deleted/message/spam',
    ],
  ]);
});

it('lists what still exists', async () => {
  const { url } = await fakeApi({ 'DELETE /hotels/h1': [503], 'DELETE /deleted/custom/c1': [500] });
  const { removed, failures } = await cleanUp([record('/hotels', 'h1'), record('/customs', 'c1')], url, owner);
  expect(removed.size).toBe(0);
  expect(failures.toSorted()).toEqual([
    '/customs/c1: removing it for good answers 500',
    '/hotels/h1: deleting it answers 503',
  ]);
});

it('keeps the journal on disk, without duplicates', async () => {
  const file = join(await temporaryFolder(), 'journal.jsonl');
  expect(await readEntries(file)).toEqual([]);
  for (const entry of [record('/hotels', 'h1'), record('/hotels', 'h1')]) addEntry(file, entry);
  expect(await readEntries(file)).toEqual([record('/hotels', 'h1')]);
  await removeJournal(file);
  expect(await readEntries(file)).toEqual([]);
});

it('records every lasting record that a call creates', () => {
  const reply = JSON.stringify({ data: { id: 'x1' } });
  const making = routes.filter(({ method, status }) => method === 'POST' && status === 201).map(({ path }) => path);
  // These paths belong to an account or a record, or remain: the report says so.
  const others = [
    '/session',
    '/programs/photos',
    '/programs/{id}/departures',
    '/programs/{id}/previews',
    '/programs/drafts',
    '/request-page/entries',
    '/requests/{type}/{id}/links',
    ...['/requests/{type}/{id}/quotes', '/requests/{type}/{id}/quotes/{quoteId}/links'],
    '/requests/{type}/{id}/testimonial',
    '/account/two-step',
    '/account/two-step/recovery-codes',
    '/privacy/erasures',
    '/site/pictures',
    '/site-import',
    '/site-import/photos',
  ];
  const unnoted = making.filter((path) => !madeBy(path, '{"type":"hotel"}', reply));
  expect(unnoted.toSorted()).toEqual(others.toSorted());
  expect(madeBy('/requests', '{"type":"hotel"}', reply)).toEqual(record('/hotels', 'x1'));
  expect(madeBy('/messages', undefined, '{"data":true}')).toBeUndefined();
});

it('sends no mail to an address that may exist, nor to one that does not', () => {
  const sent = JSON.stringify({
    email: 'noura+1@example.com',
    other: 'staff-1@rihla.example',
    odd: 'a@b@c',
    own: 'x@gmx.com',
  });
  expect(toSimulator(sent)).toBe(
    '{"email":"success+noura+1.e@simulator.amazonses.com","other":"success+staff-1.r@simulator.amazonses.com","odd":"a@b@c","own":"x@gmx.com"}',
  );
  expect(fromSimulator(toSimulator(sent))).toBe(sent);
  const long = `${'a'.repeat(60)}@example.com`;
  expect(toSimulator(long)).toBe(long);
  const begun = performance.now();
  toSimulator('a'.repeat(1_000_000));
  expect(performance.now() - begun).toBeLessThan(1000);
});
