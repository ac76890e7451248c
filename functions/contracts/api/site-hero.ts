import * as z from 'zod/mini';
import { requiredLine, requiredText } from '../field-kit/fields.ts';
import { SiteLink } from '../field-kit/link.ts';
import { heroLimits } from './site-hero-rules.ts';
import { FocusOrNone, PictureOrNone, PictureText } from './site-picture.ts';
import { inEachLanguage } from './site-texts.ts';

const { title, subtitle, buttons, button, link } = heroLimits;

/** The words of the home page's opening, where its buttons lead, and its picture. */
export const SiteHeroBody = z.object({
  title: inEachLanguage(requiredLine(title)),
  subtitle: inEachLanguage(requiredText(subtitle)),
  buttons: z
    .array(z.object({ text: inEachLanguage(requiredLine(button)), to: SiteLink(link) }))
    .check(z.maxLength(buttons)),
  /** Null for the drawn dunes. */
  picture: PictureOrNone,
  picture_text: PictureText,
  focus: FocusOrNone,
});
export type SiteHeroBody = z.infer<typeof SiteHeroBody>;
