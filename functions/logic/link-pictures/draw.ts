import sharp, { type OverlayOptions } from 'sharp';
import { type BrandColours, palette } from '#contracts/colours/palette';
import { directionOf, type Language } from '#contracts/field-kit/language';
import type { PictureBrand } from './content.ts';
import { dunes, margin, shade, size, textWidth } from './ground.ts';
import { headOf } from './head.ts';
import { type Block, span, textBlock } from './text.ts';
import type { PictureWords } from './words.ts';

/** Draws the picture of a program for link previews. */

/** Between the title and what follows. */
const gap = 42;

/** A title is as large as it can be on so many pixels, two or three lines, and else cut. */
const titleSizes = [64, 54, 46];
const titleHeight = 216;
/** Lines of equal number differ by so many pixels at most, by the letters that reach above or below. */
const lineTolerance = 24;

export interface PictureContent {
  language: Language;
  words: PictureWords;
  brand: PictureBrand;
  /** The file of the brand's logo; without it, the brand's mark is drawn. */
  logo?: Uint8Array | undefined;
  /** The cover's file, and the point of it that stays visible: fractions of its width and height. */
  cover?: { bytes: Uint8Array; focus: { x: number; y: number } | null } | undefined;
}

/** @returns a JPEG of `size` */
export async function drawPicture({ language, words, brand, logo, cover }: PictureContent): Promise<Buffer> {
  const { colours } = brand;
  const isRtl = directionOf(language) === 'rtl';
  const [head, title, facts] = await Promise.all([
    headOf(brand, language, logo),
    titleBlock(words.title),
    textBlock(factsOf(words, isRtl), { size: 34, spacing: 12 }),
  ]);
  const left = ({ raw }: Block) => (isRtl ? size.width - margin - raw.width : margin);
  const factsTop = size.height - margin + 8 - facts.raw.height;
  const titleTop = factsTop - gap - title.raw.height;
  const over: OverlayOptions[] = [
    ...(cover ? [{ input: shade(titleTop, colours), left: 0, top: 0 }] : []),
    ...head,
    { ...title, left: left(title), top: titleTop },
    { ...facts, left: left(facts), top: factsTop },
  ];
  return (await ground(cover, colours)).composite(over).jpeg({ quality: 82, progressive: true }).toBuffer();
}

/** The cover cut as the page cuts it, or a drawing. */
async function ground(cover: PictureContent['cover'], colours: BrandColours) {
  if (!cover) return sharp(dunes(colours));
  const { x, y } = cover.focus ?? { x: 0.5, y: 0.5 };
  const { width, height } = await sharp(cover.bytes).metadata();
  const scale = Math.max(size.width / width, size.height / height);
  const scaled = {
    width: Math.max(size.width, Math.round(width * scale)),
    height: Math.max(size.height, Math.round(height * scale)),
  };
  return sharp(cover.bytes)
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: Math.round((scaled.width - size.width) * x),
      top: Math.round((scaled.height - size.height) * y),
      ...size,
    })
    .flatten({ background: colours.tealDark });
}

/** Lines in Pango's markup: days, price, and what holds for the price. */
function factsOf({ days, price }: PictureWords, isRtl: boolean): string {
  const lines = [span(days, palette.sandLight)];
  if (price) {
    const amount = span(price.amount, palette.saffronBright, price.terms ? 48 : undefined);
    const parts = [price.from && span(price.from, palette.sandDeep, 28), amount];
    lines.push([...parts, price.terms && span(price.terms, palette.sandDeep, 28)].filter(Boolean).join(' '));
    if (price.early) lines.push(span(price.early, palette.sandDeep, 28));
  }
  // A line that begins with a number or a Latin word runs as the others do.
  return lines.map((line) => (isRtl ? `\u200f${line}` : line)).join('\n');
}

async function titleBlock(title: string): Promise<Block> {
  const block = (text: string, pixels: number, width = textWidth) =>
    textBlock(span(text, palette.sandLight), { size: pixels, width });
  for (const pixels of titleSizes) {
    const whole = await block(title, pixels);
    if (whole.raw.height <= titleHeight) return balanced(whole, (width) => block(title, pixels, width));
  }
  const smallest = titleSizes.at(-1) ?? 0;
  const words = title.split(/\s+/);
  let [fits, tooMany] = [1, words.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const { raw } = await block(`${words.slice(0, middle).join(' ')}…`, smallest);
    if (raw.height <= titleHeight) fits = middle;
    else tooMany = middle;
  }
  return block(`${words.slice(0, fits).join(' ')}…`, smallest);
}

/** Makes lines about equally long: narrows the text as far as it takes no further line. */
async function balanced(widest: Block, narrowed: (width: number) => Promise<Block>): Promise<Block> {
  const highest = widest.raw.height + lineTolerance;
  let best = widest;
  for (const part of [0.9, 0.8, 0.7, 0.6]) {
    const next = await narrowed(Math.round(textWidth * part));
    if (next.raw.height > highest) return best;
    best = next;
  }
  return best;
}
