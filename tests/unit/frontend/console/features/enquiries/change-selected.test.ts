import { afterEach, expect, it, vi } from 'vitest';
import type { Desk } from '#contracts/api/desk';
import {
  deleteEnquiries,
  giveEach,
  setStatuses,
} from '../../../../../../frontend/console/features/enquiries/change-selected.ts';
import { onNews } from '../../../../../../frontend/console/features/enquiries/enquiry-news.ts';
import { toEnquiry } from '../../../../../../frontend/console/features/enquiries/enquiry-record.ts';

const enquiry = (id: string, changes = {}) => toEnquiry({ id, name: id, version: 1, ...changes }, 'hotel');
const reply = (status: number, body: object) => Response.json(body, { status });

/** Answers each call, `PATCH /hotels/a`, by this function and records it. */
function answering(answer: (call: string) => Response | undefined) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const call = `${method} ${url.replace('/api', '')}`;
    calls.push(call);
    return answer(call) ?? reply(200, { data: { id: url.split('/').at(-1), status: 'done', version: 2 } });
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

it('sets the status of each enquiry that has another one, and tells those that conflict', async () => {
  const conflict = { status: 409, code: 'version_conflict', title: 'Changed meanwhile' };
  const calls = answering((call) => {
    if (call === 'PATCH /hotels/b') return reply(409, conflict);
    return undefined;
  });
  const versions = new Map<string, number | undefined>();
  const stop = onNews((news) => news.kind === 'changed' && versions.set(news.enquiry.id, news.enquiry.version));
  const settled = vi.fn();
  const all = [enquiry('a'), enquiry('b'), enquiry('c', { status: 'done' }), enquiry('d')];
  const { done, errors, conflicting } = await setStatuses(all, 'done', settled);
  stop();
  expect(done).toEqual(['a', 'c', 'd']);
  expect(errors).toMatchObject([{ code: 'version_conflict' }]);
  expect(conflicting).toEqual([all[1]]);
  expect(settled).toHaveBeenCalledTimes(4);
  expect(calls.toSorted()).toEqual(['PATCH /hotels/a', 'PATCH /hotels/b', 'PATCH /hotels/d']);
  expect(Object.fromEntries(versions)).toEqual({ a: 2, d: 2 });
});

it('deletes each enquiry: one that is already gone counts, one that fails does not', async () => {
  answering((call) => {
    if (call.endsWith('/b')) return reply(404, { status: 404, code: 'enquiry_not_found', title: 'Not found' });
    if (call.endsWith('/c')) return reply(500, { status: 500, code: 'internal_error', title: 'Failed' });
    return undefined;
  });
  const { done, errors } = await deleteEnquiries([enquiry('a'), enquiry('b'), enquiry('c')], () => undefined);
  expect(done).toEqual(['a', 'b']);
  expect(errors).toMatchObject([{ status: 500 }]);
});

it('gives each enquiry to a colleague, except whose it is, and shows who has one that a colleague took', async () => {
  const person = (id: string) => ({ id, email: `${id}@example.com`, name: id, on_duty_until: null });
  const desk = { me: 'huda', people: [person('huda'), person('ali')] } as Desk;
  const owned = { status: 409, code: 'owned_by_other', title: 'Ali has it' };
  const calls = answering((call) => {
    if (call === 'PUT /requests/hotel/b/owner') return reply(409, owned);
    if (call === 'GET /hotels/b')
      return reply(200, { data: { id: 'b', owner: { email: 'ali@example.com', name: 'ali' } } });
    return undefined;
  });
  const owners = new Map<string, string | undefined>();
  const stop = onNews((news) => news.kind === 'changed' && owners.set(news.enquiry.id, news.enquiry.owner?.name));
  const all = [enquiry('a'), enquiry('b'), enquiry('c', { owner: { email: 'huda@example.com', name: 'huda' } })];
  const { done, errors } = await giveEach(all, { desk, to: 'huda' }, () => undefined);
  stop();
  expect(done).toEqual(['a', 'c']);
  expect(errors).toMatchObject([{ code: 'owned_by_other' }]);
  expect(calls.toSorted()).toEqual(['GET /hotels/b', 'PUT /requests/hotel/a/owner', 'PUT /requests/hotel/b/owner']);
  expect(owners.get('b')).toBe('ali');
});
