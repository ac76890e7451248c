import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSite, type SiteOptions } from '../../../../../infra/common/website/index.ts';
import { createLivePages } from '../../../../../infra/common/website/live-pages.ts';
import { ObjectStore } from '../../../../../infra/embedded/storage/objects.ts';
import { Availabilities, Product, Products } from '../../../../support/octo-schema.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { program, today } from '../../../logic/catalogue/program.ts';
import { served } from './served.ts';

/** A site with nothing but the page for unknown addresses. */
async function site(): Promise<SiteOptions> {
  const folder = await temporaryFolder();
  for (const language of ['ar', 'en']) {
    await mkdir(join(folder, 'site', language), { recursive: true });
    await writeFile(join(folder, 'site', language, 'not-found.html'), '<h1>Unknown</h1>');
  }
  const origin = 'https://rihla.example';
  return {
    folder: join(folder, 'site'),
    origin,
    bootScript: '',
    connect: [],
    photos: new ObjectStore(join(folder, 'photos')),
  };
}

it('answers partners’ systems from any origin in OCTO’s words, and without the setting like any unknown page', async () => {
  const livePages = createLivePages({
    renderer: { renderPage: async () => ({ html: 'Not found', found: true }) },
    programs: async () => [program({ id: '7' })],
    seasons: async () => undefined,
    sections: async () => undefined,
    readProgram: async () => undefined,
    origin: 'https://rihla.example',
    today: () => today,
  });
  const live = await served(createSite({ ...(await site()), livePages, octo: true }));
  const products = await fetch(`${live}/octo/products`);
  expect(products.headers.get('content-type')).toBe('application/json');
  expect(products.headers.get('cache-control')).toBe('no-cache');
  expect(products.headers.get('access-control-allow-origin')).toBe('*');
  const [product] = Products.parse(await products.json());
  expect(Product.parse(await (await fetch(`${live}/octo/products/7`)).json())).toEqual(product);
  const availability = Availabilities.parse(await (await fetch(`${live}/octo/availability/7`)).json());
  expect(availability).toMatchObject([{ id: '7', status: 'FREESALE' }]);
  // The API of partners is read-only.
  expect((await fetch(`${live}/octo/availability`, { method: 'POST' })).status).toBe(405);

  const without = await served(createSite({ ...(await site()), livePages }));
  for (const path of ['/octo/products', '/octo/products/7', '/octo/availability/7']) {
    const refused = await fetch(`${without}${path}`);
    const unknown = await fetch(`${without}/nothing`);
    expect([refused.status, await refused.text()]).toEqual([404, await unknown.text()]);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  }
  for (const path of ['/octo/products/8', '/octo/availability/8', '/octo/bookings']) {
    expect((await fetch(`${live}${path}`)).status).toBe(404);
  }
});
