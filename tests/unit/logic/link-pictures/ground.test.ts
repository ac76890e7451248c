import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { mark } from '../../../../functions/logic/link-pictures/ground.ts';
import { brand } from '../../../support/brand.ts';

it('has the brand’s mark', async () => {
  const shapes = (svg: string) => [...svg.matchAll(/<(?:path|rect)[^>]*>/g)].map(([shape]) => shape);
  const drawn = await readFile('frontend/assets/brand/mark.svg', 'utf8');
  expect(shapes(mark(brand.colours, 'ر').toString())).toEqual(shapes(drawn));
});
