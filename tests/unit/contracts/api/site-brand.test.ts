import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SiteBrand, shownBrand } from '#contracts/api/site-brand';
import { nameInText } from '#contracts/api/site-brand-rules';
import { colourPairs, coloursOf, contrastOf, paletteWith } from '#contracts/colours/brand-colours';
import { brandCss, colourPattern, palette } from '#contracts/colours/palette';
import { parseFields } from '#contracts/field-kit/field-issues';
import { brandAtStart } from '#contracts/site-defaults/brand';

const issuesOf = (changes: object) =>
  parseFields(SiteBrand, { ...brandAtStart, ...changes }).issues?.map(({ field, code }) => `${field} ${code}`);

describe('the brand', () => {
  it('is complete on a fresh system', () => {
    expect(parseFields(SiteBrand, brandAtStart)).toEqual({ data: brandAtStart });
  });

  it('needs its names in both languages', () => {
    expect(issuesOf({ name: { ar: 'نسمة', en: '' }, legal_name: { ar: null, en: 'Nasma' } })).toEqual([
      'name.en required',
      'legal_name.ar required',
    ]);
  });

  it('has a sentence for the footer in both languages or none', () => {
    expect(issuesOf({ tagline: { ar: 'دار سفر', en: ' ' } })).toEqual(['tagline.en required']);
    expect(shownBrand({ ...brandAtStart, tagline: { ar: null, en: null } })).not.toHaveProperty('tagline');
    const { tagline: _, ...before } = brandAtStart;
    expect(parseFields(SiteBrand, before)).toEqual({ data: brandAtStart });
  });

  it.each(['{{title}}', '$t(common:nav)', '<b>x</b>', '«نسمة»', '{agency}'])(
    'has no signs of texts in its name: %s',
    (ar) => {
      expect(issuesOf({ name: { ar, en: 'Nasma' } })).toEqual(['name.ar invalid_format']);
    },
  );

  it.each([
    ...['red', '#fff', '#17535a80', '17535a', 'url(https://evil.example)', '#17535a;}body{display:none', 'var(--x)'],
    ...['rgb(1,2,3)', '#17535g', 'javascript:alert(1)', '#17535a"><script>', '＃17535a'],
  ])('refuses %s as its colour', (colour) => {
    expect(issuesOf({ colour })).toEqual(['colour invalid_colour']);
  });

  it('is named between guillemets within Arabic sentences', () => {
    const { name } = { name: { ar: 'نسمة', en: 'Nasma' } };
    expect([nameInText({ name }, 'ar'), nameInText({ name }, 'en')]).toEqual(['«نسمة»', 'Nasma']);
  });
});

describe('the pictures of a brand', () => {
  const id = '01980000-0000-7000-8000-000000000001';
  const logo = { id, width: 432, height: 144, ink: '#17535a' };
  const white = { ...logo, id: id.replace(/1$/, '2'), ink: '#ffffff' };
  const shown = (changes: object) => shownBrand({ ...brandAtStart, ...changes });

  it('are absent from pages without one', () => {
    expect(Object.keys(shown({}))).toEqual(['name', 'legal_name', 'colours', 'tagline']);
  });

  it('have a logo for each ground, and a plate where the only one would be hard to see', () => {
    const { logo: one } = shown({ logo });
    expect(one).toEqual({
      light: { id, width: 432, height: 144 },
      dark: { id, width: 432, height: 144, plate: true },
    });
    expect(shown({ logo, logo_dark: white }).logo?.dark).toEqual({ id: white.id, width: 432, height: 144 });
    expect(shown({ logo: { ...logo, ink: null } }).logo?.dark.plate).toBeUndefined();
  });

  it('say what a link shows in both languages or in none', () => {
    expect(issuesOf({ share: logo, share_text: { ar: 'شاطئ', en: ' ' } })).toEqual(['share_text.en required']);
    expect(shown({ share: logo }).share).toEqual({ id, text: null });
  });

  it.each([{ id: '../x' }, { id: 'javascript:alert(1)' }, { width: 0 }, { ink: 'url(x)' }])('are no %o', (forged) => {
    expect(issuesOf({ logo: { ...logo, ...forged } })).toHaveLength(1);
  });
});

describe('the colours of a brand', () => {
  it('are the committed ones for the committed colour, in any case', () => {
    expect(palette).toMatchObject(coloursOf(palette.teal.toUpperCase()));
    expect(palette).toMatchObject(shownBrand(brandAtStart).colours);
  });

  it('keep AA in every pair, whatever colour is chosen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const all = paletteWith(coloursOf(`#${number.toString(16).padStart(6, '0')}`));
        const faint = colourPairs.filter(({ text, ground }) => contrastOf(all[text], all[ground]) < 4.5);
        expect(faint).toEqual([]);
      }),
      { examples: [[0xffffff], [0], [0xffff00], [0x00ff00], [0xff00ff], [0x808080]] },
    );
  });

  it('keep a colour that text can be read on, and darken another', () => {
    expect(coloursOf('#7c3aed').teal).toBe('#7c3aed');
    expect(contrastOf(coloursOf('#ffd400').teal, '#ffffff')).toBeGreaterThan(4.5);
  });

  it('are six hexadecimal digits, and nothing else reaches a style sheet', () => {
    expect(Object.values(coloursOf('#0ea5e9')).every((colour) => colourPattern.test(colour))).toBe(true);
    const forged = { ...coloursOf('#0ea5e9'), teal: 'red;}body{display:none' };
    expect(brandCss(forged).join(';')).not.toMatch(/[{}]|red/);
  });
});
