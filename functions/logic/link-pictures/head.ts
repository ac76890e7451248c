import sharp, { type OverlayOptions } from 'sharp';
import { wideLogo } from '#contracts/api/site-brand-rules';
import { palette } from '#contracts/colours/palette';
import { directionOf, type Language } from '#contracts/field-kit/language';
import type { PictureBrand } from './content.ts';
import { isDrawn, margin, mark, markSize, plate, size } from './ground.ts';
import { type Block, span, textBlock } from './text.ts';

/** The top of a program's picture: the agency's logo or mark, and its name. */

const top = 56;
/** Between logo and name, and around a logo on a plate. */
const gap = 22;
const padding = 12;
/** A logo is at most as wide. */
const widest = 400;

/** @param logo the file of the brand's logo; without it, its mark is drawn */
export async function headOf(
  brand: PictureBrand,
  language: Language,
  logo: Uint8Array | undefined,
): Promise<OverlayOptions[]> {
  const isRtl = directionOf(language) === 'rtl';
  const sign = logo ? await logoSign(logo, brand) : await markSign(brand);
  const place = (width: number, inset = 0) => (isRtl ? size.width - margin - inset - width : margin + inset);
  const left = place(sign.width);
  const drawn = sign.parts.map((part) => ({ ...part, left: left + part.left, top: top + part.top }));
  if (logo && isWide(brand)) return drawn;
  const name = await textBlock(span(brand.name[language], palette.sandLight), { size: 46 });
  const nameTop = top + Math.round((markSize - name.raw.height) / 2);
  return [...drawn, { ...name, left: place(name.raw.width, sign.width + gap), top: nameTop }];
}

/** A wide logo has the name in it, as on the site. */
const isWide = ({ logo }: PictureBrand) => logo !== undefined && logo.dark.width > wideLogo * logo.dark.height;

interface Sign {
  width: number;
  /** From the sign's corner at the upper left. */
  parts: (OverlayOptions & { left: number; top: number })[];
}

async function logoSign(bytes: Uint8Array, { logo }: PictureBrand): Promise<Sign> {
  const inset = logo?.dark.plate ? padding : 0;
  const { data, info } = await sharp(bytes)
    .resize({ width: widest, height: markSize - 2 * inset, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const width = info.width + 2 * inset;
  const ground = inset > 0 ? [{ input: plate({ width, height: markSize }), left: 0, top: 0 }] : [];
  return { width, parts: [...ground, { input: data, left: inset, top: Math.round((markSize - info.height) / 2) }] };
}

async function markSign({ name, colours }: PictureBrand): Promise<Sign> {
  const letter = [...name.ar][0] ?? '';
  const drawn = { input: mark(colours, letter), left: 0, top: 0 };
  if (isDrawn(letter)) return { width: markSize, parts: [drawn] };
  const initial = await textBlock(span(letter, palette.sandLight), { size: 40 });
  return { width: markSize, parts: [drawn, { ...initial, ...within(initial) }] };
}

/** Where a letter stands in the mark: a little below its middle, beside the star. */
const within = ({ raw }: Block) => ({
  left: Math.round((markSize - raw.width) / 2) + 5,
  top: Math.round((markSize - raw.height) / 2) + 4,
});
