import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { palette } from '../../../../frontend/shared/lib/theme.ts';
import { colours, mark } from '../../../../functions/logic/link-pictures/ground.ts';

it('has the brand’s colours', () => {
  expect(palette).toMatchObject(colours);
});

it('has the brand’s mark', async () => {
  const shapes = (svg: string) => [...svg.matchAll(/<(?:path|rect)[^>]*>/g)].map(([shape]) => shape);
  const brand = await readFile('frontend/assets/brand/mark.svg', 'utf8');
  expect(shapes(mark.toString())).toEqual(shapes(brand));
});
