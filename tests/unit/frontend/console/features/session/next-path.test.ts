import { describe, expect, it } from 'vitest';
import { safeNextPath, signInPath } from '../../../../../../frontend/console/features/session/next-path.ts';

describe('safeNextPath', () => {
  it.each([
    '/admin',
    '/admin/requests/flights',
    '/admin/requests/flights?status=new&open=f1',
    '/admin/requests/flights?q=%D8%B3%D8%A7%D8%B1%D8%A9#top',
  ])('accepts the admin screen %s', (next) => {
    expect(safeNextPath(next)).toBe(next);
  });

  it.each([
    null,
    '',
    'admin',
    'https://evil.example/admin',
    '//evil.example/admin',
    '/\\evil.example/admin',
    '\\\\evil.example/admin',
    '/\t/evil.example/admin',
    ' //evil.example/admin',
    'javascript:alert(1)',
    'data:text/html,/admin',
    '/',
    '/programs',
    '/administrator',
    '/admin/../programs',
    '/admin/%2e%2e/programs',
    'https://here.invalid@evil.example/admin',
  ])('returns the console’s first screen for %j', (next) => {
    expect(safeNextPath(next)).toBe('/admin');
  });

  it.each(['/admin/login', '/admin/login?next=%2Fadmin%2Flogin', '/admin/reset-password/abc'])(
    'does not return to %s',
    (next) => {
      expect(safeNextPath(next)).toBe('/admin');
    },
  );
});

describe('signInPath', () => {
  it('contains the path and query of the user’s location', () => {
    expect(signInPath({ pathname: '/admin/requests/flights', search: '?open=f1&status=new', hash: '' })).toBe(
      `/admin/login?next=${encodeURIComponent('/admin/requests/flights?open=f1&status=new')}`,
    );
  });

  it('contains search words in the fragment, which is not sent to servers', () => {
    const next = encodeURIComponent('/admin/requests?open=f1');
    for (const place of [
      { search: '?open=f1', hash: '#q=0501234567' },
      { search: '?open=f1&q=0501234567', hash: '' },
    ]) {
      expect(signInPath({ pathname: '/admin/requests', ...place })).toBe(`/admin/login?next=${next}#q=0501234567`);
    }
    expect(safeNextPath('/admin/requests?open=f1', '#q=0501234567')).toBe('/admin/requests?open=f1#q=0501234567');
  });

  it('is empty when there is nothing to return to', () => {
    expect(signInPath({ pathname: '/admin', search: '', hash: '' })).toBe('/admin/login');
  });
});
