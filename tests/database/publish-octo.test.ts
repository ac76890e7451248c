import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { Availabilities, Product, Products } from '../support/octo-schema.ts';
import { by, openPublishing } from '../support/publishing.ts';

const { bucket, publish, moveToDeleted, read, run, add, rename, empty, close } = await openPublishing();

beforeEach(async () => {
  await empty();
  vi.stubEnv('OCTO', 'on');
});
afterAll(close);

const json = async (key: string) => JSON.parse((await read(key)) ?? 'null');
const products = async () => Products.parse(await json('data/octo/products.json'));
const names = async () => (await products()).map(({ internalName }) => internalName);

it('publishes each program as a product with its availability, and all products in one list', async () => {
  const alula = await add('AlUla');
  const abha = await add('Abha');
  await run();
  expect(await names()).toEqual(['Abha', 'AlUla']);
  expect(Product.parse(await json(`data/octo/products/${abha.id}.json`))).toEqual((await products())[0]);
  expect(Availabilities.parse(await json(`data/octo/availability/${alula.id}.json`))).toMatchObject([
    { id: alula.id, status: 'FREESALE' },
  ]);
  const file = await bucket.get('data/octo/products.json');
  expect([file?.contentType, file?.cacheControl]).toEqual(['application/json', 'no-cache']);
});

it('follows a changed and a deleted program', async () => {
  const [alula, abha] = [await add('AlUla'), await add('Abha')];
  await run();
  await rename(alula.id, 'Hegra');
  await publish.publishChanged([alula.id], by('1'));
  expect(await names()).toEqual(['Abha', 'Hegra']);

  await moveToDeleted('program', abha.id, 'staff@rihla.example');
  await publish.publishChanged([abha.id], by('1'));
  expect(await names()).toEqual(['Hegra']);
  expect(await bucket.keys('data/octo/')).toEqual(
    ['availability', 'products']
      .map((of) => `data/octo/${of}/${alula.id}.json`)
      .concat('data/octo/products.json')
      .sort(),
  );
});

it('closes a departure when its day has passed, though the program is the same', async () => {
  const { id, to_date } = await add('AlUla');
  await run();
  await run({ today: to_date });
  expect(await json(`data/octo/availability/${id}.json`)).toEqual([]);
});

it('loses no program when several are published at the same time', async () => {
  const added = await Promise.all(['A', 'B', 'C', 'D'].map((name) => add(name)));
  await Promise.all(added.map(({ id }) => publish.publishChanged([id], by('1'))));
  expect((await names()).toSorted()).toEqual(['A', 'B', 'C', 'D']);
});

it('publishes nothing without the setting', async () => {
  vi.stubEnv('OCTO', undefined);
  await add('AlUla');
  await run();
  expect(await bucket.keys('data/octo/')).toEqual([]);
});
