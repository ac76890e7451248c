import { expect, it } from 'vitest';
import {
  customerPath,
  customersFound,
  readFilters,
  readOpen,
  writeFilters,
  writeOpen,
} from '../../../../../../frontend/console/features/customers/customer-address.ts';
import { writeAddress } from '../../../../../../frontend/console/lib/private-query.ts';

const id = '0123456789abcdef0123456789abcdef';

it('opens a customer by a short link, and beside a search', () => {
  expect(readOpen({ search: '', hash: new URL(customerPath(id), 'https://rihla.example').hash })).toBe(id);
  const found = writeFilters(new URLSearchParams(), { q: 'نورة', contact: 'due' });
  const address = writeAddress(writeOpen(found, id));
  expect(address.search).toBe('?contact=due');
  expect(readOpen(address)).toBe(id);
  expect(writeOpen(new URLSearchParams({ customer: id, q: 'x' }), undefined).toString()).toBe('q=x');
});

it('opens nothing by what is no id', () => {
  for (const hash of ['', '#', '#q=0501234567', '#main', `#${id}0`, '#customer=1']) {
    expect(readOpen({ search: '', hash }), hash).toBeUndefined();
  }
});

it('has what people search for in the fragment, and ignores filters that it does not know', () => {
  expect(customersFound('+966 50')).toBe('/admin/customers#q=%2B966+50');
  expect(readFilters(new URLSearchParams({ q: ` ${'a'.repeat(120)}`, contact: 'late' }))).toEqual({
    q: 'a'.repeat(100),
    contact: undefined,
  });
});
