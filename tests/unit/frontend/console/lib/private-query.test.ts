import { describe, expect, it } from 'vitest';
import { isExposed, readAddress, writeAddress } from '../../../../../frontend/console/lib/private-query.ts';

describe('an address with private parameters', () => {
  it('has them in its fragment, the others in its query', () => {
    const query = new URLSearchParams({ q: '+966 50 100%', status: 'new', staff: 'noura@example.com', open: 'f1' });
    const address = writeAddress(query);
    expect(address).toEqual({
      search: '?status=new&open=f1',
      hash: '#q=%2B966+50+100%25&staff=noura%40example.com',
    });
    expect(Object.fromEntries(readAddress(address))).toEqual(Object.fromEntries(query));
    expect(writeAddress(new URLSearchParams())).toEqual({ search: '', hash: '' });
  });

  it('is also read from the query of older links, but the fragment wins', () => {
    expect(Object.fromEntries(readAddress({ search: '?q=old&status=new', hash: '' }))).toEqual({
      q: 'old',
      status: 'new',
    });
    expect(readAddress({ search: '?q=old', hash: '#q=new&status=done' }).toString()).toBe('q=new');
    expect([isExposed('?q=old'), isExposed('?status=new')]).toEqual([true, false]);
  });
});
