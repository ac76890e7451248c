import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as register,
  wcagContrast,
} from 'culori/fn';
import { type BrandColours, brandColourNames, type Palette, palette } from './palette.ts';

/**
 * Derives the brand's colours from the one that an agency chooses. They keep the steps of lightness and strength of the
 * committed ones, measured in OKLCH, where equal numbers look equally light in every hue.
 */
for (const mode of [modeRgb, modeLrgb, modeOklab]) register(mode);
const oklch = register(modeOklch);

/** WCAG 2.2 AA, for text of any size. */
const neededContrast = 4.5;

/** The colours that meet one of the brand's. */
type Met =
  | keyof BrandColours
  | ('sandLight' | 'sand' | 'sandDeep' | 'saffron' | 'saffronBright' | 'saffronPale' | 'ink' | 'inkSoft' | 'white');

/** A text and the ground on which the design puts it. */
interface ColourPair {
  text: Met;
  ground: Met;
}

const on = (ground: Met, ...texts: Met[]): ColourPair[] => texts.map((text) => ({ text, ground }));

/** Every pair with one of the brand's colours that pages, console, mails and pictures use. */
export const colourPairs: readonly ColourPair[] = [
  ...on('tealDarkest', 'white', 'sandLight', 'sandDeep', 'tealPale', 'saffronBright'),
  ...on('tealDark', 'white', 'sandLight', 'sandDeep', 'tealPale', 'saffronBright'),
  ...on('teal', 'white', 'sandLight'),
  ...on('tealBright', 'white'),
  ...on('tealPale', 'teal', 'tealDark', 'tealDarkest', 'ink', 'inkSoft'),
  ...on('tealWash', 'teal', 'tealDark', 'ink', 'inkSoft'),
  ...on('white', 'teal', 'tealDark', 'tealBright'),
  ...on('sandLight', 'teal', 'tealDark', 'tealBright'),
  ...on('sand', 'teal', 'tealDark'),
  ...on('saffronPale', 'teal', 'tealDark', 'tealDarkest'),
  ...on('saffron', 'tealDarkest'),
  ...on('saffronBright', 'tealDarkest'),
];

/** Returns the contrast ratio of WCAG 2 of two colours, 1 to 21. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

/** A step of lightness that nobody sees, in OKLCH. */
const step = 0.005;

/** Returns the whole palette of an agency. */
export const paletteWith = (colours: BrandColours): Palette => ({ ...palette, ...colours });

/**
 * Returns the brand's colours for an agency's colour. One on which or in which text could not be read is darkened.
 * @param base six hexadecimal digits after `#`
 * @throws Error if it is no colour
 */
export function coloursOf(base: string): BrandColours {
  const chosen = oklch(base);
  if (!chosen) throw new Error('This is no colour.');
  const colours = Object.fromEntries(brandColourNames.map((name) => [name, palette[name]])) as BrandColours;
  if (base.toLowerCase() === palette.teal) return colours;
  const own = darkened('teal', chosen);
  colours.teal = formatHex(own);
  for (const name of brandColourNames) {
    if (name !== 'teal') colours[name] = formatHex(isPale(name) ? pale(name, own) : darkened(name, dark(name, own)));
  }
  return colours;
}

const isPale = (name: keyof BrandColours) => name === 'tealPale' || name === 'tealWash';

const committed = (name: keyof BrandColours): Oklch => {
  const colour = oklch(palette[name]);
  if (!colour) throw new Error(`${name} is no colour.`);
  return colour;
};

/** The hue and strength of a colour, as those of the committed ones differ from the chosen one. */
const inHue = (name: keyof BrandColours, { c, h }: Oklch, l: number): Oklch => ({
  ...{ mode: 'oklch', l },
  c: (c * committed(name).c) / committed('teal').c,
  ...(h !== undefined && { h }),
});

/** A dark step. It stays as far from the chosen colour as the committed one is from its own. */
function dark(name: keyof BrandColours, own: Oklch): Oklch {
  const distance = committed(name).l - committed('teal').l;
  const l = Math.max(0.1, distance < 0 ? Math.min(committed(name).l, own.l + distance) : own.l + distance);
  return inHue(name, own, l);
}

/** A light ground: never stronger than three times the committed one, and light enough for the texts that stand on it. */
function pale(name: keyof BrandColours, own: Oklch): Oklch {
  const before = committed(name);
  const colour = inHue(name, own, before.l);
  return lightened(name, { ...colour, c: Math.min(colour.c, before.c * 3) });
}

/** The grounds and texts beside which a dark colour is seen, as they are committed. */
const beside = (name: keyof BrandColours) =>
  colourPairs
    .filter(({ text, ground }) => text === name || ground === name)
    .map(({ text, ground }) => palette[text === name ? ground : text]);

const darkened = (name: keyof BrandColours, colour: Oklch): Oklch =>
  until(colour, -step, (hex) => beside(name).every((other) => contrastOf(hex, other) >= neededContrast));

/** The committed ground's own contrast to white is kept: then every dark colour that was darkened for it can be read. */
const lightened = (name: keyof BrandColours, colour: Oklch): Oklch =>
  until(colour, step, (hex) => contrastOf(hex, palette.ink) >= contrastOf(palette[name], palette.ink));

function until(colour: Oklch, change: number, isEnough: (hex: string) => boolean): Oklch {
  let next = inGamut(colour);
  const [end, nearer] = change < 0 ? [0, Math.max] : [1, Math.min];
  while (!isEnough(formatHex(next)) && next.l !== end) {
    next = inGamut({ ...colour, l: nearer(end, next.l + change) });
  }
  return next;
}

const inGamut = (colour: Oklch): Oklch => clampChroma(colour, 'oklch');
