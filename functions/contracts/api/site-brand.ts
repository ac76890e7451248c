import * as z from 'zod/mini';
import { coloursOf, contrastOf } from '../colours/brand-colours.ts';
import { type BrandColours, colourPattern, palette } from '../colours/palette.ts';
import { optionalLine, requiredLine } from '../field-kit/fields.ts';
import { amongBlanks } from '../field-kit/text-rules.ts';
import { taglineAtStart } from '../site-defaults/brand.ts';
import { type Brand, brandLimits, type Logo, type LogoFile, type LogoGround } from './site-brand-rules.ts';
import { PictureOrNone, PictureText } from './site-picture.ts';
import type { SitePicture } from './site-picture-rules.ts';
import { bothOrNone, inEachLanguage, type SiteTexts } from './site-texts.ts';

/** Signs with which texts mark their own places would be read as such in a name. */
const NameOf = (limit: number) =>
  inEachLanguage(requiredLine(limit).check(z.regex(/^[^{}<>$«»]*$/, { error: 'invalid_format' })));

/** The agency's name, colour and pictures. */
export const SiteBrand = z.object({
  name: NameOf(brandLimits.name),
  legal_name: NameOf(brandLimits.legal_name),
  /** Brands from before there was one have that of a fresh system, which stood on their pages. */
  tagline: z.prefault(bothOrNone(optionalLine(brandLimits.tagline)), taglineAtStart),
  /** The colour from which the site's are derived. One that is too light for text is darkened. */
  colour: z.string().check(z.regex(amongBlanks(colourPattern), { error: 'invalid_colour' }), z.trim(), z.toLowerCase()),
  /** On light grounds, and on dark ones; without the second, the first stands there too. */
  logo: PictureOrNone,
  logo_dark: PictureOrNone,
  icon: PictureOrNone,
  /** The picture of links to the site, and what it shows. */
  share: PictureOrNone,
  share_text: PictureText,
});
export type SiteBrand = z.infer<typeof SiteBrand>;

export function shownBrand({ name, legal_name, tagline, colour, ...pictures }: SiteBrand): Brand {
  const { logo, logo_dark, icon, share, share_text } = pictures;
  const colours = coloursOf(colour);
  const words = inBothOrNone(tagline);
  return {
    ...{ name, legal_name, colours },
    ...(words && { tagline: words }),
    ...(logo && { logo: logoOn(logo, logo_dark ?? logo, colours) }),
    ...(icon && { icon: icon.id }),
    ...(share && { share: { id: share.id, text: inBothOrNone(share_text) } }),
  };
}

const inBothOrNone = ({ ar, en }: SiteBrand['tagline']): SiteTexts | null =>
  ar !== null && en !== null ? { ar, en } : null;

/** The darkest and the lightest ground on which a logo stands, and the contrast that it needs there (WCAG 1.4.11). */
export const logoGrounds = ({ tealDark }: BrandColours): Record<LogoGround, string> => ({
  light: palette.sandLight,
  dark: tealDark,
});
export const neededLogoContrast = 3;

/** Returns how well a logo is seen on a ground; undefined for one with a ground of its own. */
export const logoContrast = ({ ink }: Pick<SitePicture, 'ink'>, ground: string): number | undefined =>
  ink === null ? undefined : contrastOf(ink, ground);

function logoOn(light: SitePicture, dark: SitePicture, colours: BrandColours): Logo {
  const grounds = logoGrounds(colours);
  const on = (picture: SitePicture, ground: LogoGround): LogoFile => {
    const { id, width, height } = picture;
    const isFaint = (logoContrast(picture, grounds[ground]) ?? neededLogoContrast) < neededLogoContrast;
    return { id, width, height, ...(isFaint && { plate: true as const }) };
  };
  return { light: on(light, 'light'), dark: on(dark, 'dark') };
}
