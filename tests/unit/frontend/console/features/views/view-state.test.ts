import { expect, it } from 'vitest';
import type { View } from '#contracts/api/views';
import { readFilters } from '../../../../../../frontend/console/features/enquiries/enquiry-filters.ts';
import { readLook } from '../../../../../../frontend/console/features/views/list-look.ts';
import {
  isShown,
  type Shown,
  stateOf,
  viewAddress,
  viewAlone,
} from '../../../../../../frontend/console/features/views/view-state.ts';
import { readAddress } from '../../../../../../frontend/console/lib/private-query.ts';

const change = { updated_at: '2026-11-27T09:00:00.000Z', updated_by: { email: 'huda@rihla.example', name: 'Huda' } };
const viewOf = (shown: Shown): View => ({ id: 'id', title: 'View', ...stateOf(shown), ...change });
const look = { density: 'compact', hidden: [] } as const;
const filtersIn = (address: string) => readFilters(readAddress(new URL(address, 'https://rihla.example')));

it.each<[string, Shown]>([
  ['/admin/requests?view=id&rows=compact&hide=none', { type: undefined, filters: {}, look }],
  ['/admin/messages?view=id&rows=compact&hide=none&tab=mine', { type: 'message', filters: { tab: 'mine' }, look }],
  [
    '/admin/requests?view=id&rows=compact&hide=none&tab=done&order=reversed',
    { type: undefined, filters: { tab: 'done', order: 'reversed' }, look },
  ],
  [
    '/admin/requests/hotels?view=id&rows=compact&hide=none&order=reversed',
    { type: 'hotel', filters: { order: 'reversed' }, look },
  ],
  [
    '/admin/requests/hotels?view=id&rows=compact&hide=none&status=new&from=2027-01-01&has_email=true&unanswered=true#tag=VIP',
    {
      type: 'hotel',
      filters: { status: 'new', from: '2027-01-01', has_email: 'true', unanswered: 'true', tag: 'VIP' },
      look,
    },
  ],
  [
    '/admin/requests?view=id&rows=compact&hide=none&from=2027-01-01&unnamed=entered&sale=won#city=Makkah&owner=huda%40rihla.example',
    {
      type: undefined,
      filters: { from: '2027-01-01', unnamed: 'entered', sale: 'won', city: 'Makkah', owner: 'huda@rihla.example' },
      look,
    },
  ],
])('is the address %s', (address, shown) => {
  const view = viewOf(shown);
  expect(viewAddress(view)).toBe(address);
  expect(isShown(view, { ...shown, filters: filtersIn(address) })).toBe(true);
});

it('keeps words that were searched for', () => {
  const shown: Shown = { type: 'hotel', filters: { tab: 'mine', q: 'umrah october' }, look };
  const view = viewOf(shown);
  expect(viewAddress(view)).toBe('/admin/requests/hotels?view=id&rows=compact&hide=none&tab=mine#q=umrah+october');
  expect(isShown(view, shown)).toBe(true);
  expect(isShown(view, { ...shown, filters: { tab: 'mine', q: 'hajj' } })).toBe(false);
});

it.each(['0501112233', '٠٥٠ ١١١', '+966 50-111', 'noura@example.com', 'F-7K3M-09QX', 'f7k3m09qx', 'Noura 0501'])(
  'keeps no search for one customer, which narrows a view and does not change it: %s',
  (q) => {
    const shown: Shown = { type: 'hotel', filters: { status: 'new' }, look };
    const view = viewOf({ ...shown, filters: { ...shown.filters, q } });
    expect(view.q).toBeNull();
    expect(isShown(view, { ...shown, filters: { ...shown.filters, q } })).toBe(true);
  },
);

it('has its look in its address, and is opened whole by its id alone', () => {
  const tall: Shown = { type: undefined, filters: {}, look: { density: 'comfortable', hidden: ['owner', 'when'] } };
  const address = viewAddress(viewOf(tall));
  expect(address).toBe('/admin/requests?view=id&rows=comfortable&hide=when%2Cowner');
  const query = (text: string) => new URLSearchParams(text);
  expect(readLook(query(address.split('?')[1] ?? ''))).toEqual({ density: 'comfortable', hidden: ['when', 'owner'] });
  expect(readLook(query('rows=huge&hide=none'))).toEqual({ hidden: [] });
  expect(readLook(query('hide=name,owner'))).toEqual({ hidden: ['owner'] });
  expect(viewAlone(query('view=id&open=x'))).toBe('id');
  for (const more of ['tab=mine', 'q=x', 'hide=none', 'order=reversed']) {
    expect(viewAlone(query(`view=id&${more}`))).toBeNull();
  }
});

it('is changed by another filter, kind, order, row height or column, in whatever order they were hidden', () => {
  const shown: Shown = { type: undefined, filters: { tab: 'mine' }, look: { ...look, hidden: ['owner', 'when'] } };
  const view = viewOf(shown);
  expect(view.hidden).toEqual(['when', 'owner']);
  expect(isShown(view, shown)).toBe(true);
  const others: Partial<Shown>[] = [
    { filters: {} },
    { filters: { tab: 'mine', order: 'reversed' } },
    { type: 'hotel' },
    { look: { density: 'comfortable', hidden: ['owner', 'when'] } },
    { look: { ...look, hidden: ['owner'] } },
  ];
  for (const other of others) expect(isShown(view, { ...shown, ...other })).toBe(false);
});

it('that was stored before lists had an order is in the list’s own one', () => {
  const { order: _, ...earlier } = viewOf({ type: undefined, filters: { tab: 'mine' }, look });
  expect(isShown(earlier as View, { type: undefined, filters: { tab: 'mine' }, look })).toBe(true);
  expect(viewAddress(earlier as View)).toBe('/admin/requests?view=id&rows=compact&hide=none&tab=mine');
});
