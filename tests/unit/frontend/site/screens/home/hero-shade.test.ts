import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coloursOf, contrastOf, paletteWith } from '#contracts/colours/brand-colours';

const sheet = readFileSync(
  join(import.meta.dirname, '../../../../../../frontend/site/screens/home/hero.module.css'),
  'utf8',
);

/** The share of the shade behind words, from 0 to 1. */
function shadeOf(rule: string): number {
  const [, body = ''] = sheet.split(`${rule} {`);
  return Number(body.match(/var\(--color-teal-darkest\) (\d+)%/)?.[1]) / 100;
}

/** A colour as it appears over a white picture, the worst ground for light words. */
function overWhite(colour: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(part * share + 255 * (1 - share)).toString(16));
  return `#${mixed.map((part) => part.padStart(2, '0')).join('')}`;
}

describe("the words over the agency's picture", () => {
  it.each([
    ['.pictured .content > ::before', ['white']],
    ['.pictured .stats::before', ['tealPale', 'saffronBright']],
  ] as const)('have AA on any picture and with any colour of the agency: %s', (rule, texts) => {
    const share = shadeOf(rule);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const all = paletteWith(coloursOf(`#${number.toString(16).padStart(6, '0')}`));
        const ground = overWhite(all.tealDarkest, share);
        for (const text of texts) expect(contrastOf(all[text], ground), text).toBeGreaterThanOrEqual(4.5);
      }),
      { examples: [[0xffffff], [0], [0xffff00], [0x00ff00], [0xff00ff], [0x808080]] },
    );
  });
});
