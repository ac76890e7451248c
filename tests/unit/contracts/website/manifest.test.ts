import { expect, it } from 'vitest';
import { shownBrand } from '#contracts/api/site-brand';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { consoleManifestPath, manifest, manifestPath } from '#contracts/website/manifest';
import { isPublished } from '#contracts/website/pages';

const brand = { ...shownBrand(brandAtStart), name: { ar: 'نسمة', en: 'Nasma' } };
const of = (path: typeof manifestPath | typeof consoleManifestPath, changes = {}) =>
  JSON.parse(manifest(path, { ...brand, ...changes }));

it('names the site and the console by the agency, in both languages', () => {
  expect(of(manifestPath)).toMatchObject({ name: 'نسمة | Nasma', short_name: 'نسمة', start_url: '/', scope: '/' });
  expect(of(consoleManifestPath)).toMatchObject({
    ...{ name: 'إدارة نسمة | Nasma Admin', short_name: 'إدارة نسمة', lang: 'ar', dir: 'rtl' },
    ...{ id: '/admin', start_url: '/admin', scope: '/admin', display: 'standalone' },
  });
});

it('has the agency’s icons', () => {
  const icons = (changes: object) => of(consoleManifestPath, changes).icons.map(({ src }: { src: string }) => src);
  expect(icons({ icon: undefined })).toEqual(['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png']);
  expect(icons({ icon: 'own' })).toEqual(icons({}).map(() => expect.stringContaining('/photos/site/own-')));
});

it('is written again when the agency changes its name', () => {
  expect([manifestPath, consoleManifestPath].map((path) => isPublished(path.slice(1)))).toEqual([true, true]);
});
