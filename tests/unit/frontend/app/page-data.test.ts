import { expect, it } from 'vitest';
import { homeSelection } from '#catalogue/featured';
import { programInShort } from '#catalogue/in-short';
import { pageDataElement } from '../../../../frontend/app/page-data.ts';
import { brand } from '../../../support/brand.ts';
import { noTexts, program } from '../../logic/catalogue/program.ts';

it('is escaped, so that no text in it can end its element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const element = pageDataElement({ texts: {}, brand, published: { '/data/x.json': program({ trip_name: name }) } });
  expect(element.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const json = element.slice(element.indexOf('>') + 1, element.lastIndexOf('<'));
  expect(JSON.parse(json).published['/data/x.json'].texts.ar.trip_name).toBe(name);
});

it('contains of a listed program only what its card shows', () => {
  const english = { trip_name: 'AlUla', city: 'AlUla', accommodation: 'Camp', offer_includes: 'Tea' };
  const long = program({
    description: 'ا'.repeat(5000),
    offer_includes: 'x'.repeat(5000),
    photos: ['/1.jpg', '/2.jpg'],
    translations: { en: { ...noTexts, ...english, description: 'a'.repeat(5000) } },
  });
  const short = programInShort(long, '2026-11-22');
  expect(short).toMatchObject({
    id: long.id,
    texts: { ar: { trip_name: long.texts.ar.trip_name } },
    price_sar: long.price_sar,
    photos: ['/1.jpg'],
  });
  expect(short.texts.en).toMatchObject({ trip_name: 'AlUla', accommodation: 'Camp', offer_includes: null });
  expect(JSON.stringify(short).length).toBeLessThan(2000);
});

it('says which of the home page’s six programs are featured', () => {
  const programs = Array.from({ length: 8 }, (_, index) => program({ id: String(index), featured: index === 7 }));
  const selection = homeSelection(programs, () => false);
  expect(selection.map(({ id }) => id)).toEqual(['7', '0', '1', '2', '3', '4']);
  expect(selection.filter(({ featured }) => featured).map(({ id }) => id)).toEqual(['7']);
});
