import type { Program } from '#contracts/api/programs';
import type { Brand } from '#contracts/api/site-brand-rules';
import { type Language, languages } from '#contracts/field-kit/language';
import { sha256 } from '../../data/hash.ts';
import { type PictureWords, wordsOf } from './words.ts';

/** Raised when the design changes, so that all pictures are drawn again. */
const design = 1;

/** All that a program's link pictures show. */
export interface LinkPictureContent {
  words: Record<Language, PictureWords>;
  brand: PictureBrand;
  cover: Cover | undefined;
}

/** Who the agency is, as its pictures show it. */
export type PictureBrand = Pick<Brand, 'name' | 'colours' | 'logo'>;

export interface Cover {
  /** The path of its JPEG on the site. */
  url: string;
  /** The point that stays visible when it is cut: fractions of its width and height. */
  focus: { x: number; y: number } | null;
}

/** @param today the Riyadh calendar day */
export function linkPictureContent(
  program: Program,
  today: string,
  { name, colours, logo }: PictureBrand,
): LinkPictureContent {
  const words = languages.map((language) => [language, wordsOf(program, language, today)]);
  return { words: Object.fromEntries(words), brand: { name, colours, ...(logo && { logo }) }, cover: coverOf(program) };
}

function coverOf({ photos, photo_records, photo_details }: Program): Cover | undefined {
  const [url] = photos;
  if (!url) return undefined;
  const { id } = photo_records.find(({ image_url }) => image_url === url) ?? {};
  return { url, focus: photo_details.find((details) => details.id === id)?.focus ?? null };
}

/** Changes with what the pictures show, and with their design. */
export const hashOfContent = (content: LinkPictureContent): string =>
  sha256(JSON.stringify([design, content])).slice(0, 16);
