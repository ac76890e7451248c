import { join } from 'node:path';
import sharp, { type Raw } from 'sharp';
import { textWidth } from './ground.ts';

/** Words of a picture, as Pango's markup and as pixels. */

/** @param pixels undefined for the size of the block */
export const span = (text: string, colour: string, pixels?: number) =>
  `<span foreground="${colour}"${pixels ? ` size="${pixels * 1024}"` : ''}>${escaped(text)}</span>`;

/** Letters of other languages in the Arabic script, which the font lacks, as Arabic writes them. */
const arabized: Readonly<Record<string, string>> = { پ: 'ب', چ: 'ج', ژ: 'ز', گ: 'ك', ک: 'ك', ی: 'ي' };

/** Signs that the font lacks would be empty boxes. */
const unknown =
  /[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]|(?![\d#*©®™])\p{Extended_Pictographic}/gu;

/** Pango's markup is XML. */
const escaped = (text: string) =>
  text
    .replace(/[پچژگکی]/g, (letter) => arabized[letter] ?? letter)
    .replace(unknown, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

interface Style {
  /** In pixels. */
  size: number;
  width?: number;
  spacing?: number;
}

export interface Block {
  input: Buffer;
  raw: Raw;
}

/** Draws text as wide as its longest line. Pango joins Arabic letters and orders them. */
export async function textBlock(
  markup: string,
  { size: pixels, width = textWidth, spacing = 0 }: Style,
): Promise<Block> {
  const text = {
    text: markup,
    font: `Readex Pro ${pixels}`,
    fontfile: join(import.meta.dirname, 'font/readex-pro-semibold.ttf'),
    width,
    wrap: 'word-char',
    dpi: 72,
    spacing,
    rgba: true,
  } as const;
  const { data, info } = await sharp({ text }).raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
