import * as z from 'zod/mini';
import { coloursOf } from '../colours/brand-colours.ts';
import { colourPattern } from '../colours/palette.ts';
import { requiredLine } from '../field-kit/fields.ts';
import { amongBlanks } from '../field-kit/text-rules.ts';
import { type Brand, brandLimits } from './site-brand-rules.ts';
import { inEachLanguage } from './site-texts.ts';

/** Signs with which texts mark their own places would be read as such in a name. */
const NameOf = (limit: number) =>
  inEachLanguage(requiredLine(limit).check(z.regex(/^[^{}<>$«»]*$/, { error: 'invalid_format' })));

/** The agency's name and colour. */
export const SiteBrand = z.object({
  name: NameOf(brandLimits.name),
  legal_name: NameOf(brandLimits.legal_name),
  /** The colour from which the site's are derived. One that is too light for text is darkened. */
  colour: z.string().check(z.regex(amongBlanks(colourPattern), { error: 'invalid_colour' }), z.trim(), z.toLowerCase()),
});
export type SiteBrand = z.infer<typeof SiteBrand>;

export const shownBrand = ({ name, legal_name, colour }: SiteBrand): Brand => ({
  ...{ name, legal_name },
  colours: coloursOf(colour),
});
