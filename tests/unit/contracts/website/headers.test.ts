import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { routes } from '#contracts/api/routes';
import { cacheControl, contentSecurityPolicy } from '#contracts/website/headers';
import { lookUpServices } from '#contracts/website/look-up-services';
import { bootScript } from '../../../../infra/bundle/website/boot-script.ts';

it('allows the boot script by its hash, the map, and no other inline or foreign script', () => {
  const hash = createHash('sha256').update(bootScript).digest('base64');
  const policy = contentSecurityPolicy({ bootScriptHash: hash, connect: ['https://storage.example'] });
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("connect-src 'self' https://storage.example;");
  expect(policy).toContain("frame-src 'self' https://www.openstreetmap.org;");
  expect(policy).toContain("media-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'");
});

it('allows Cloudflare’s check only if the agency uses it', () => {
  const policy = (turnstile?: boolean) => contentSecurityPolicy({ bootScriptHash: 'x', connect: [], turnstile });
  expect(policy()).not.toContain('cloudflare');
  expect(policy(false)).toBe(policy());
  const added = policy(true)
    .split('; ')
    .filter((part) => !policy().split('; ').includes(part));
  expect(added).toEqual([
    "script-src 'self' 'sha256-x' https://challenges.cloudflare.com",
    "frame-src 'self' https://www.openstreetmap.org https://challenges.cloudflare.com",
  ]);
});

it('allows the look-up services only if a route needs them', () => {
  const needed = routes.some(({ path }) => path.includes('/plans'));
  const policy = contentSecurityPolicy({ bootScriptHash: '', connect: [] });
  for (const service of lookUpServices) expect(policy.includes(new URL(service).host)).toBe(needed);
});

it('keeps built files for a year and revalidates everything else', () => {
  expect(cacheControl('/assets/a-1b2c.js')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/terms', '/favicon.svg', '/robots.txt']) expect(cacheControl(path)).toBe('no-cache');
});
