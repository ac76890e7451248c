/**
 * The site's colours before an agency has chosen its own, for pages, mails and pictures. `brand-colours.ts` derives those of
 * the brand from the agency's colour; the others stay.
 */
export const palette = {
  /** Evening teal: brand, headings, dark backgrounds. */
  tealDarkest: '#082a30',
  tealDark: '#0f3d44',
  teal: '#17535a',
  tealBright: '#2a6d72',
  tealPale: '#dfeaea',
  tealWash: '#f0f5f4',
  /** Warm sand: backgrounds and lines. */
  sandLight: '#fdfaf4',
  sand: '#f8f1e4',
  sandDeep: '#eadbc0',
  sandLine: '#e4d8c3',
  /** Saffron: the only accent, always under dark text. */
  saffron: '#e8a033',
  saffronBright: '#f2b44f',
  saffronPale: '#fdf0d9',
  /** A darker saffron for text on light backgrounds. */
  saffronInk: '#8a5608',
  /** Date-palm green: success and reassurance. */
  palm: '#3b6b45',
  palmPale: '#e6f0e5',
  clay: '#a8392b',
  clayPale: '#fbeae6',
  ink: '#17282b',
  inkSoft: '#4a5c5e',
  inkFaint: '#66777a',
  white: '#ffffff',
} as const;

export type Palette = Record<keyof typeof palette, string>;

/** The colours that follow the agency's own; `teal` is the one that it chooses. */
export const brandColourNames = ['tealDarkest', 'tealDark', 'teal', 'tealBright', 'tealPale', 'tealWash'] as const;
export type BrandColours = Record<(typeof brandColourNames)[number], string>;

/** A colour as it is stored: `#` and six hexadecimal digits. */
export const colourPattern = /^#[0-9a-fA-F]{6}$/;

/**
 * Returns the brand's colours as CSS variables, and the colour that tints the drawn opening, which the committed brand
 * leaves as it is. What is no colour is left out, so that nothing else reaches a style sheet.
 */
export const brandCss = (colours: BrandColours): string[] => [
  ...brandColourNames
    .filter((name) => colourPattern.test(colours[name]))
    .map((name) => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colours[name]}`),
  ...(colours.teal === palette.teal
    ? ['--scene:initial', '--scene-blend:initial']
    : ['--scene:var(--color-teal-dark)', '--scene-blend:color']),
];
