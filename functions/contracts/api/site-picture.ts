import * as z from 'zod/mini';
import { colourPattern } from '../colours/palette.ts';
import { Id, optionalLine } from '../field-kit/fields.ts';
import { pictureTextLimit } from './site-picture-rules.ts';
import { bothOrNone } from './site-texts.ts';

/** A picture that a section names. A publication checks that it is stored so. */
export const SitePicture = z.object({
  id: Id,
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
  ink: z.nullable(z.string().check(z.regex(colourPattern))),
});

/** A section may have none: those from before there were pictures have no such field. */
export const PictureOrNone = z.prefault(z.nullable(SitePicture), null);

const fraction = z.number().check(z.gte(0), z.lte(1));
export const FocusOrNone = z.prefault(z.nullable(z.object({ x: fraction, y: fraction })), null);

/** The alternative text of a picture. Without it, the picture is decoration. */
export const PictureText = z.prefault(bothOrNone(optionalLine(pictureTextLimit)), { ar: null, en: null });
